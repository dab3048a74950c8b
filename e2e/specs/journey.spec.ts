import { expect, test } from '../src/test.ts'

const QUERY = '2 bed flat to rent in Clapham under £1,800 a month near the tube'

test('from plain words to a home and back', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Describe the home you are looking for').fill(QUERY)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/search-loading\?/)
  const query = new URL(page.url()).search
  await page.getByRole('link', { name: /See them now|See it now/ }).click()

  await expect(page).toHaveURL((url) => url.pathname === '/properties' && url.search === query)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Home')
  const wishes = page.getByRole('list', { name: 'What you are looking for' })
  for (const wish of ['Clapham', '2+ beds', 'Flat', 'Up to £1,800 pcm', 'Tube within 0.5 mile']) {
    await expect(wishes.getByRole('button', { name: wish, exact: true })).toBeVisible()
  }
  await expect(page.getByText(/^\d+ homes? to rent in Clapham$/).first()).toBeVisible()

  const first = page.getByRole('article').first()
  const address = (await first.getByRole('link').textContent()) ?? ''
  await first.getByRole('link').click()

  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(page.getByText(address, { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to all properties' }).click()

  await expect(page).toHaveURL((url) => url.pathname === '/properties' && url.search === query)
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(address)
})

test('the list is found again as it was left, further pages and place included', async ({
  page,
}) => {
  await page.goto('/properties')
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByText('Showing 24 of').scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Showing (48|72|96) of/)).toBeVisible()

  const card = page.getByRole('article').nth(30)
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Back to all properties' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByText(/^Showing (48|72|96) of/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before + 200)
})

test('reload and back keep the search', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2')
  const wishes = page.getByRole('list', { name: 'What you are looking for' })
  await page.getByRole('button', { name: 'Remove 2+ beds' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('beds'))

  await page.reload()
  await expect(wishes.getByRole('button', { name: 'Clapham', exact: true })).toBeVisible()
  await expect(wishes.getByRole('button', { name: '2+ beds' })).toHaveCount(0)

  await page.goBack()
  await expect(wishes.getByRole('button', { name: '2+ beds', exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('beds')).toBe('2')
})
