import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import type { Page } from '@playwright/test'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { askAnew } from '../src/askAnew.ts'
import { expect, test } from '../src/test.ts'

/** A home for sale unless the test says otherwise: what the first of the market is depends on the day. */
async function showHome(page: Page, changes: Partial<PropertyDetail>) {
  const property = await answerOf<PropertyDetail>(page, 'property.byId', { id: 1 })
  await answerInstead(page, 'property.byId', {
    data: { ...property, listingType: 'sale', ...changes },
  })
  // What came with the page belongs to the home's own description.
  await askAnew(page, 'property.formattedDescription')
  await page.goto('/property/1')
}

const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd')

test('a lease is told with all that it costs', async ({ page }) => {
  await showHome(page, {
    price: 450_000,
    areaSqft: 900,
    tenure: 'leasehold',
    leaseYears: 112,
    serviceCharge: 1850,
    groundRent: 0,
    councilTaxBand: null,
    createdAt: '2026-10-02T09:00:00.000Z',
  })
  await expect(fact(page, 'Tenure')).toHaveText('Leasehold')
  await expect(fact(page, 'Lease')).toHaveText('112 years remaining')
  await expect(fact(page, 'Service charge')).toHaveText('£1,850 a year')
  await expect(fact(page, 'Ground rent')).toHaveText('None')
  await expect(fact(page, 'Price per square foot')).toHaveText('£500')
  await expect(fact(page, 'Council tax')).toHaveText('Not provided')
  await expect(fact(page, 'Listed')).toHaveText('2 October 2026')
})

test('a rent is told with its deposit, furnishing and day, and pcm', async ({ page }) => {
  await showHome(page, {
    listingType: 'rent',
    price: 1250,
    priceQualifier: null,
    deposit: null,
    furnishing: 'furnished',
    availableFrom: '2099-03-01',
  })
  await expect(page.getByText('£1,250 pcm', { exact: true }).first()).toBeVisible()
  await expect(fact(page, 'Deposit')).toHaveText('Not provided')
  await expect(fact(page, 'Furnishing')).toHaveText('Furnished')
  await expect(fact(page, 'Available from')).toHaveText('1 March 2099')
})

test('what happened since it was listed is told, the latest first', async ({ page }) => {
  await showHome(page, {
    status: 'sold',
    history: [
      { at: '2026-08-01T09:00:00Z', kind: 'listed', price: 500_000, status: 'available' },
      { at: '2026-09-01T09:00:00Z', kind: 'price', price: 475_000, status: 'available' },
      { at: '2026-10-01T09:00:00Z', kind: 'status', price: 475_000, status: 'sold' },
    ],
  })
  await expect(page.getByText('This home has been sold.')).toBeVisible()
  const history = page.locator('section', {
    has: page.getByRole('heading', { name: 'Price history' }),
  })
  await expect(history.getByRole('listitem')).toHaveText([
    /1 October 2026.*Sold/,
    /1 September 2026.*Reduced to £475,000.*£25,000 less \(5%\)/,
    /1 August 2026.*Listed at £500,000/,
  ])
})

test('a long description is shown at once and its paragraphs follow', async ({ page }) => {
  const description = 'The house has four rooms and a garden. '.repeat(12).trim()
  const half = description.length / 2
  const paragraphs = [description.slice(0, half), description.slice(half)]
  await answerInstead(page, 'property.formattedDescription', { data: { paragraphs } })
  await showHome(page, { description })
  const about = page.locator('section', {
    has: page.getByRole('heading', { name: 'About This Property' }),
  })
  await expect(about).toContainText('The house has four rooms and a garden.')
  // Nobody looks at it below the pictures, and so it may change.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(about.getByRole('paragraph')).toHaveText(paragraphs.map((text) => text.trim()))
})

test('a short description is not sent anywhere', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('formattedDescription')) asked += 1
  })
  await showHome(page, { description: 'x'.repeat(199) })
  await expect(page.getByText('x'.repeat(199))).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
})

test('at the foot of a phone stands the price, until the agent is in sight @phone', async ({
  page,
}) => {
  await page.goto('/property/1')
  const ask = page.getByRole('button', { name: 'Ask the agent' })
  await expect(ask).toBeInViewport()
  await ask.click()
  await expect(page.getByRole('heading', { name: 'Listed by' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Listed by' })).toBeFocused()
  await expect(ask).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(ask).toBeHidden()
})
