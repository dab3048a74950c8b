import { answerInstead } from '../src/answerInstead.ts'
import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

test('what is near a home: the five key distances, and everything when asked', async ({ page }) => {
  await page.goto('/property/3')
  const card = page.getByRole('region', { name: 'Nearby' })
  for (const kind of ['Tube Station', 'Train Station', 'Bus Stop', 'School', 'Supermarket']) {
    await expect(card.getByText(kind, { exact: true })).toBeVisible()
  }
  await expect(card.getByText(/^\d+ min walk$/).first()).toBeVisible()
  await expect(card.getByText(/^(\d{1,3}m|\d+\.\dkm)$/).first()).toBeVisible()
  const all = card.getByRole('button', { name: /^Show all \d+ places$/ })
  await all.click()
  await expect(card.getByText('Pub', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Show less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(page)
})

test('a kind that is not there is said to be not found nearby', async ({ page }) => {
  const pub = { amenityType: 'pub', name: 'The Fox', distanceMeters: 1100, distanceMinutes: 14 }
  await answerInstead(page, 'amenity.forProperty', {
    data: [{ id: 1, propertyId: 3, address: null, transportMode: 'walking', ...pub }],
  })
  await page.goto('/property/3')
  const card = page.getByRole('region', { name: 'Nearby' })
  await expect(card.getByText('Not found nearby')).toHaveCount(5)
  await card.getByRole('button', { name: 'Show all 1 place' }).click()
  await expect(card.getByText('1.1km')).toBeVisible()
})

test.describe('a home of which nothing is known', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|\[hearth\]/] })

  test('is analysed by the button, for real, and shows it without a reload', async ({ page }) => {
    await answerInstead(page, 'amenity.forProperty', { data: [] })
    await page.goto('/property/3')
    const card = page.getByRole('region', { name: 'Nearby' })
    await expect(card.getByText('No amenity data available')).toBeVisible()
    const button = card.getByRole('button', { name: 'Analyze Amenities' })
    await page.unrouteAll()
    await button.click()
    await expect(page.getByText('Amenities analyzed successfully')).toBeVisible()
    await expect(page.getByText(/^Found \d+ nearby amenities$/)).toBeVisible()
    await expect(card.getByText('Bus Stop', { exact: true })).toBeVisible()
    await expect(button).toBeHidden()
    await expect(card.getByRole('heading', { name: 'Nearby' })).toBeFocused()
  })

  test('says "Analyzing..." meanwhile, and what went wrong', async ({ page }) => {
    await answerInstead(page, 'amenity.forProperty', { data: [] })
    await page.goto('/property/3')
    const card = page.getByRole('region', { name: 'Nearby' })
    await page.route(/amenity\.analyze/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.abort()
    })
    await card.getByRole('button', { name: 'Analyze Amenities' }).click()
    await expect(card.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
    await expect(page.getByText('Error analyzing amenities')).toBeVisible()
    await expect(page.getByText('Please try again later')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Analyze Amenities' })).toBeEnabled()
  })

  test('repeats what the server said of a failure', async ({ page }) => {
    await answerInstead(page, 'amenity.forProperty', { data: [] })
    await page.goto('/property/3')
    const message = 'This property is no longer listed'
    await page.route(/amenity\.analyze/, (route) => {
      const error = { message, code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } }
      const isBatch = new URL(route.request().url()).searchParams.has('batch')
      return route.fulfill({ status: 404, json: isBatch ? [{ error }] : { error } })
    })
    await page.getByRole('button', { name: 'Analyze Amenities' }).click()
    await expect(page.getByText('Error analyzing amenities')).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
  })

  test('a failing load is told to developers alone', async ({ page }) => {
    await askAnew(page, 'amenity.forProperty')
    await page.route(/amenity\.forProperty/, (route) => route.abort())
    await page.goto('/property/3')
    const card = page.getByRole('region', { name: 'Nearby' })
    await expect(card.getByText('No amenity data available')).toBeVisible()
  })
})
