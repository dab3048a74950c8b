import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../src/test.ts'

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

async function openFilter(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  return page.getByRole('form', { name })
}

test('a chip is removed, and the keyboard stays in its place', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2&maxPrice=3000')
  const remove = page.getByRole('button', { name: 'Remove 2+ beds' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => !url.searchParams.has('beds'))
  await expect(page.getByRole('button', { name: 'Remove Up to £3,000 pcm' })).toBeFocused()
  expect(param(page, 'location')).toBe('Clapham')
  expect(param(page, 'maxPrice')).toBe('3000')
})

test('a chip that leaves does not hold up the search', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2&maxPrice=3000')
  await page.addStyleTag({ content: 'li[inert] { animation-duration: 60s !important }' })
  await page.getByRole('button', { name: 'Remove 2+ beds' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('beds'))
  // It is seen to leave, and nobody can meet it any more.
  await expect(page.locator('li[inert]')).toHaveText('2+ beds')
  await expect(page.getByRole('button', { name: 'Remove 2+ beds' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove 2+ beds' })).toBeVisible()
})

test('a chip is gone at once for people who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/properties?type=rent&location=Clapham&beds=2')
  await page.addStyleTag({ content: 'li[inert] { animation-duration: 60s !important }' })
  await page.getByRole('button', { name: 'Remove 2+ beds' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('beds'))
  await expect(page.locator('li[inert]')).toHaveCount(0)
})

test('a chip is changed where it stands', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2')
  await page.getByRole('button', { name: '2+ beds', exact: true }).click()
  const form = page.getByRole('form', { name: 'Bedrooms' })
  await form.getByLabel('At least').selectOption('1 bed')
  await form.getByLabel('At most').selectOption('3 beds')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('maxBeds') === '3')
  expect(param(page, 'beds')).toBe('1')
  await expect(page.getByRole('button', { name: '1–3 beds', exact: true })).toBeVisible()
})

test('a place is added from the suggestions, with a distance around it', async ({ page }) => {
  await page.goto('/properties?type=sale')
  const form = await openFilter(page, 'Location')
  await form.getByRole('combobox', { name: 'Place, station or postcode' }).fill('Head')
  await page
    .getByRole('option', { name: /^Headingley/ })
    .first()
    .click()
  await form.getByLabel('How far around').selectOption('Within 2 miles')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('radius') === '3.2')
  expect(param(page, 'location')).toMatch(/^Headingley/)
})

test('a place that was typed and not picked counts', async ({ page }) => {
  await page.goto('/properties?type=sale')
  const form = await openFilter(page, 'Location')
  await form.getByRole('combobox', { name: 'Place, station or postcode' }).fill('Leith')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('location') === 'Leith')
})

test('a slip of the fingers in the name of a place is forgiven', async ({ page }) => {
  await page.goto('/properties?type=rent')
  const form = await openFilter(page, 'Location')
  const field = form.getByRole('combobox', { name: 'Place, station or postcode' })
  await field.fill('Clpham')
  await expect(page.getByRole('option', { name: 'Clapham, London' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('location') === 'Clapham, London')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a feature is either wanted or not, as it was chosen last', async ({ page }) => {
  await page.goto('/properties?type=rent&features=garden')
  const form = await openFilter(page, 'Must not have')
  await form.getByLabel('No home has').fill('gard')
  await form.getByText('Garden', { exact: true }).click()
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\?type=rent&excludedFeatures=garden$/)
})

test('prices and features are set without a sentence', async ({ page }) => {
  await page.goto('/properties?type=sale')
  const price = await openFilter(page, 'Price')
  await price.getByLabel('Up to').fill('500000')
  await price.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Up to £500,000', exact: true })).toBeVisible()

  const wishes = await openFilter(page, 'Must have')
  await wishes.getByLabel('Every home has').fill('gard')
  await wishes.getByText('Garden', { exact: true }).click()
  await wishes.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('features') === 'garden')
  expect(param(page, 'maxPrice')).toBe('500000')
})

test('every filter opens from the keyboard and is accessible', async ({ page }) => {
  // Without homes the page is small, and four looks at it are quick.
  await page.goto('/properties?type=rent&location=Clapham&maxPrice=5')
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible()
  for (const name of ['Property type', 'Tube, train and bus', 'Nearby', 'Must not have']) {
    await page.getByRole('button', { name: 'Add filter' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter')
    await expect(page.getByRole('form', { name })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('form', { name })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add filter' })).toBeFocused()
  }
})
