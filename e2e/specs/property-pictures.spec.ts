import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const home = (page: Parameters<typeof answerOf>[0]) =>
  answerOf<PropertyDetail>(page, 'property.byId', { id: 1 })

test('as large as the screen, a picture is turned by keys and half, and Escape leads back', async ({
  page,
}) => {
  await page.goto('/property/1')
  const open = page.getByRole('button', { name: 'View full screen' })
  await open.click()
  const dialog = page.getByRole('dialog')
  const counter = dialog.getByRole('status')
  await expect(counter).toHaveText(/^1 \/ \d+$/)
  const total = Number((await counter.textContent())?.split('/')[1])
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText(`${total} / ${total}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(`2 / ${total}`)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.click(width * 0.8, height * 0.5)
  await expect(counter).toHaveText(`3 / ${total}`)
  await expect(dialog.getByRole('img', { name: /^Picture/ })).toHaveCSS('object-fit', 'contain')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  // The page shows what was looked at last.
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('status')).toHaveText(
    `3 / ${total}`,
  )
})

test('the pictures on both sides are there before they are asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  const { images } = await home(page)
  await page.goto('/property/1')
  await expect.poll(() => fetched).toContain(images[1])
  await expect.poll(() => fetched).toContain(images.at(-1))
  expect(fetched).not.toContain(images[2])
})

test('a plan is seen on the page and as large as the screen', async ({ page }) => {
  const property = await home(page)
  await answerInstead(page, 'property.byId', {
    data: { ...property, floorplanUrl: property.images[0] },
  })
  await page.goto('/property/1')
  await page.getByRole('tab', { name: 'Floorplan' }).click()
  await expect(page.getByRole('img', { name: `Floorplan of ${property.title}` })).toBeVisible()
  await page.getByRole('button', { name: 'View full screen' }).click()
  await expect(page.getByRole('dialog', { name: `Floorplan of ${property.title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Close full screen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('what there is not is said', async ({ page }) => {
  const property = await home(page)
  await answerInstead(page, 'property.byId', {
    data: { ...property, floorplanUrl: null, epcRating: null, epcUrl: null, agentPhone: null },
  })
  await page.goto('/property/1')
  await expect(page.getByText('Phone not available')).toBeVisible()
  await page.getByRole('tab', { name: 'Floorplan' }).click()
  await expect(page.getByText('Floorplan not available')).toBeVisible()
  await page.getByRole('tab', { name: 'EPC' }).click()
  await expect(page.getByText('EPC Rating: Not available')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View the certificate' })).toBeHidden()
})

test('the rating stands beside the chart, with its points and the certificate to download', async ({
  page,
}) => {
  const property = await home(page)
  const epcUrl = '/files/certificate.pdf'
  await answerInstead(page, 'property.byId', { data: { ...property, epcRating: 'C', epcUrl } })
  await page.goto('/property/1')
  await page.getByRole('tab', { name: 'EPC' }).click()
  const panel = page.getByRole('tabpanel', { name: 'EPC' })
  await expect(panel.getByText('EPC Rating: C')).toBeVisible()
  for (const points of ['92+', '81–91', '69–80', '55–68', '39–54', '21–38', '1–20']) {
    await expect(panel.getByText(points, { exact: true })).toBeVisible()
  }
  await expect(panel).toContainText('69 to 80 points')
  await expect(panel.getByRole('link', { name: 'Download the certificate (PDF)' })).toHaveAttribute(
    'href',
    epcUrl,
  )
  await expectAccessible(page)
})

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('makes way for the placeholder', async ({ page }) => {
    const property = await home(page)
    await answerInstead(page, 'property.byId', {
      data: { ...property, images: ['/art/no-such-picture.svg'] },
    })
    await page.goto('/property/1')
    const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img')
    await expect(picture).toHaveAttribute('src', /^\/art\/placeholder\//)
  })
})
