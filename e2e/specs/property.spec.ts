import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

test('one home, from its pictures to its agent', async ({ page }) => {
  await page.goto('/property/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About This Property' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Listed by' })).toBeVisible()
  await expect(page.getByText('Sales Agent')).toBeVisible()
  await expect(page).toHaveTitle(/· Hearth$/)
  await expectAccessible(page)
})

test('the left half turns back, the right half on, and round', async ({ page }) => {
  await page.goto('/property/1')
  const gallery = page.getByRole('region', { name: 'Pictures' })
  const counter = gallery.getByRole('status')
  await expect(counter).toHaveText(/^1 \/ \d+$/)
  const total = Number((await counter.textContent())?.split('/')[1])
  const box = await gallery.boundingBox()
  if (!box) throw new Error('the gallery is not on the page')
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1)

  await gallery.click({ position: { x: box.width * 0.7, y: box.height * 0.3 } })
  await expect(counter).toHaveText(`2 / ${total}`)
  await gallery.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } })
  await gallery.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } })
  await expect(counter).toHaveText(`${total} / ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(`1 / ${total}`)
})

test('floorplan and energy rating have their tabs', async ({ page }) => {
  await page.goto('/property/1')
  await page.getByRole('tab', { name: 'Floorplan' }).click()
  const plan = page.getByRole('img', { name: /^Floorplan of/ })
  await expect(plan.or(page.getByText('Floorplan not available'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'EPC' }).click()
  await expect(page.getByText(/^EPC Rating: ([A-G]|Not available)$/)).toBeVisible()
  await expectAccessible(page)
})

test('"Search Similar" looks around the address with a bed fewer and a bed more', async ({
  page,
}) => {
  await page.goto('/properties?type=rent&beds=3&maxBeds=3')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Search Similar' }).click()
  await expect(page).toHaveURL(/\/properties\?/)
  const params = Object.fromEntries(new URL(page.url()).searchParams)
  expect(params).toMatchObject({ type: 'rent', minBeds: '2', maxBeds: '4', radius: '16' })
  expect(params.location).toBeTruthy()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a home is saved with its heart', async ({ page }) => {
  await page.goto('/property/1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Property saved to your list')).toBeVisible()
  // By keyboard: the notice may still lie over the button.
  await page.getByRole('button', { name: 'Saved', exact: true }).press('Enter')
  await expect(page.getByText('Property removed from saved list')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('back leads to all homes when there is no list to return to', async ({ page }) => {
  await page.goto('/property/1')
  await page.getByRole('link', { name: 'Back to all properties' }).click()
  await expect(page).toHaveURL(/\/properties$/)
})

test.describe('what is not there', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  const notNumbers = ['abc', '0', '-1', '1.5', '1e3', '01', '%201', '0x1', '1%2F', '9'.repeat(900)]
  for (const id of [...notNumbers, '99999999999', '2147483647']) {
    test(`/property/${id.slice(0, 20)} is not found`, async ({ page }) => {
      await page.goto(`/property/${id}`)
      await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
      await expect(
        page.getByText("The property you are looking for doesn't exist or has been removed."),
      ).toBeVisible()
      await expect(page).toHaveTitle('Property Not Found · Hearth')
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(/\/properties$/)
    })
  }

  test('a home that could not be loaded can be asked for again', async ({ page }) => {
    await askAnew(page, 'property.byId')
    await page.route(/\/trpc\/[^?]*property\.byId/, (route) => route.abort())
    await page.goto('/property/1')
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Listed by' })).toBeVisible()
  })
})
