import type { Browser, Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerOf } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { isPhone } from '../src/messagesPage.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// One upload is cut off.
test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] })

/** Three photographs and a document, as a browser makes them. */
async function aCamera(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 640, height: 480 } })
  const page = await context.newPage()
  const photo = async (colour: string) => {
    await page.setContent(`<body style="background:${colour}"><h1>${crypto.randomUUID()}</h1>`)
    const buffer = await page.screenshot({ type: 'jpeg' })
    return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer }
  }
  const photos = [await photo('tomato'), await photo('seagreen'), await photo('steelblue')]
  const buffer = await page.pdf()
  await context.close()
  return { photos, document: { name: 'plan.pdf', mimeType: 'application/pdf', buffer } }
}

const images = (page: Page) => page.getByRole('group', { name: 'Property images' })
const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
const uploads = (page: Page) =>
  page.getByRole('list', { name: 'Property images: uploads' }).getByRole('listitem')
const order = (page: Page) =>
  pictures(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
const choose = (page: Page, field: string, files: object | object[]) =>
  page
    .getByRole('group', { name: field })
    .locator('input[type=file]')
    .setInputFiles(files as [])

/** Slow machines make pictures over one by one. */
const MADE = { timeout: 40_000 }

test('pictures and plans are chosen, put in order, refused in words, and seen by everybody', async ({
  page,
  browser,
}) => {
  test.slow()
  const { photos, document } = await aCamera(browser)
  const { home } = await openAgency(page)
  await page.goto(`/agent/properties/${home.id}/edit`)
  await expect(images(page).getByRole('button', { name: 'Choose images' })).toBeVisible()

  const [first, second, third] = photos
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  const half = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: first?.buffer.subarray(0, 900) }
  await choose(page, 'Property images', [first, svg, second, half])
  await expect(pictures(page)).toHaveCount(2, MADE)
  await expect(page.getByText('Error uploading files', { exact: true })).toBeVisible(MADE)
  await expect(uploads(page).filter({ hasText: 'logo.svg' })).toContainText(
    'Drawings as SVG cannot be used. Please choose a JPEG or PNG of it.',
  )
  await expect(uploads(page).filter({ hasText: 'half.jpg' })).toContainText(
    'This file is damaged or not complete. Please save it anew and choose it again.',
  )
  await expectAccessible(page)
  await button(page, 'Remove logo.svg').click()
  await button(page, 'Remove half.jpg').click()
  await expect(uploads(page)).toHaveCount(0)

  // A line that is cut says so, and another try goes on where it was.
  await page.route('**/upload/images', (route) => route.abort(), { times: 1 })
  await choose(page, 'Property images', [third])
  await expect(uploads(page)).toContainText(
    'Hearth cannot be reached. Check your connection and try again.',
  )
  await button(page, 'Try again: steelblue.jpg').click()
  await expect(pictures(page)).toHaveCount(3, MADE)
  await expect(page.getByText('Files uploaded successfully', { exact: true })).toBeVisible()

  const [tomato, seagreen, steelblue] = await order(page)
  await expect(pictures(page).first()).toContainText('Main picture')
  await button(page, 'Make picture 3 the main picture').press('Enter')
  expect(await order(page)).toEqual([steelblue, tomato, seagreen])
  await button(page, 'Move picture 2 later').press('Enter')
  await expect(button(page, 'Move picture 3 later')).toBeFocused()
  await button(page, 'Remove picture 2').press('Enter')
  expect(await order(page)).toEqual([steelblue, tomato])
  // Fingers scroll; they have the buttons.
  if (isPhone(page)) await button(page, 'Move picture 2 earlier').tap()
  else await pictures(page).nth(1).dragTo(pictures(page).nth(0))
  expect(await order(page)).toEqual([tomato, steelblue])

  await choose(page, 'Floorplan', document)
  await expect(page.getByText('PDF document', { exact: true })).toBeVisible(MADE)
  await expectAccessible(page)
  await button(page, 'Save Property').click()
  await expect(page.getByText('Property updated successfully', { exact: true })).toBeVisible()
  const stored = await answerOf<{ images: string[]; floorplanUrl: string }>(page, 'property.byId', {
    id: home.id,
  })
  expect(stored.images).toEqual([tomato, steelblue])

  await page.goto(`/property/${home.id}`)
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('img')
  await expect
    .poll(() =>
      shown.evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0,
        image.currentSrc.endsWith('.avif'),
      ]),
    )
    .toEqual([true, true])
  await page.getByRole('tab', { name: 'Floorplan' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the floorplan (PDF)' }).click()
  expect((await download).url()).toContain(stored.floorplanUrl)
  await expectAccessible(page)
})
