import { expect, expectAccessible, test } from '../src/test.ts'

test('an empty list says how to fill it', async ({ page }) => {
  await page.goto('/saved-properties')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Properties')
  await expect(page.getByText('Manage your shortlisted properties')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Browse Properties' }).click()
  await expect(page).toHaveURL('/properties')
})

test('a heart saves a home for this browser, in all its tabs, until it is removed', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const home = page.getByRole('article').first()
  const address = (await home.getByRole('link').textContent()) ?? ''
  const href = await home.getByRole('link').getAttribute('href')
  const heart = home.getByRole('button', { name: /^Save / })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.getByText('Property saved to your list')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const stored = await page.evaluate(() => localStorage.getItem('savedProperties') ?? '')
  const [snapshot] = JSON.parse(stored)
  expect(snapshot).toMatchObject({
    location: address,
    features: null,
    agent: { name: null, email: null, phone: null, agency: null, position: null },
    transportDistance: { tube: null, bus: null, train: null },
  })

  const other = await context.newPage()
  await other.goto('/saved-properties')
  const card = other.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('link')).toHaveAttribute('href', href ?? '')
  await expect(card.getByText(address, { exact: true })).toBeVisible()
  await expectAccessible(other)
  const remove = card.getByRole('button', { name: /^Remove .+ from saved$/ })
  await expect(remove).not.toHaveAttribute('aria-pressed')
  await remove.click()
  await expect(other.getByText('Property removed from saved list')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'No saved properties' })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test.describe('a list that cannot be read', () => {
  test.use({ expectedConsoleErrors: [/\[hearth\]/] })

  test('is logged and ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('savedProperties', '{"broken'))
    await page.goto('/saved-properties')
    await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible()
  })
})

test.describe('a storage that is full', () => {
  test.use({ expectedConsoleErrors: [/\[hearth\]/] })

  test('gives an error, and the heart stays empty', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    const heart = page.getByRole('button', { name: /^Save / }).first()
    await heart.click()
    await expect(page.getByText('Your saved list could not be changed')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})
