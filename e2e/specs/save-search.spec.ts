import type { Page } from '@playwright/test'
import { expectSignIn, fillInSignIn, newAccount } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// What a test refuses on purpose is noted by the browser.
test.use({ expectedConsoleErrors: [/Failed to load resource/] })

const CLAPHAM =
  '/properties?type=rent&location=Clapham&beds=2&propertyType=flat&maxPrice=1800&features=balcony'
const PROPOSED = '2+ bed flats to rent in Clapham, under £1,800 pcm'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save this search' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Save this search' })
const nameIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' })
const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save search' }).click()

async function savedNames({ request }: Page): Promise<string[]> {
  const { result } = await (await request.get('/trpc/saved.searches')).json()
  return result.data.map(({ name }: { name: string }) => name)
}

test('a member saves a search by a name of their own', async ({ page }) => {
  await newAccount(page)
  await page.goto(CLAPHAM)
  await saveButton(page).click()
  await expect(nameIn(page)).toHaveValue(PROPOSED)
  await expect(nameIn(page)).toBeFocused()
  await expect(dialogOf(page).getByText(/^Flats to rent in Clapham/)).toBeVisible()
  await expect(dialogOf(page).getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expectAccessible(page)

  await nameIn(page).fill('')
  await send(page)
  await expect(dialogOf(page).getByText('Give your search a name.')).toBeVisible()
  await page.route(/saved\.saveSearch/, (route) => route.abort())
  await nameIn(page).fill('Near work')
  await dialogOf(page).getByText('Weekly', { exact: true }).click()
  await send(page)
  await expect(page.getByText('Search not saved')).toBeVisible()
  await expect(nameIn(page)).toHaveValue('Near work')
  await expect(dialogOf(page).getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await page.unroute(/saved\.saveSearch/)
  await send(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(
    page.getByText('We email you what is new or reduced, on Mondays.', { exact: true }),
  ).toBeVisible()
  const saved = page.getByRole('link', { name: 'Search saved' })
  await expect(saved).toBeFocused()
  await saved.click()
  await expect(page).toHaveURL('/saved-searches')
  const card = page.getByRole('article', { name: 'Near work' })
  await expect(card.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await card.getByRole('link', { name: 'View Results' }).click()
  await expect(page).toHaveURL(
    '/properties?type=rent&location=Clapham&beds=2&maxPrice=1800&propertyType=flat&features=balcony',
  )
})

test('a visitor signs in first, and finds the dialog open when they come back', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const ada = await newAccount(elsewhere)
  await elsewhere.close()
  await page.goto(CLAPHAM)
  await saveButton(page).click()
  await expectSignIn(page, CLAPHAM)
  await fillInSignIn(page, ada)
  await expect(page).toHaveURL(CLAPHAM)
  await expect(nameIn(page)).toHaveValue(PROPOSED)
  await send(page)
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  expect(await savedNames(page)).toEqual([PROPOSED])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
})

test('a dialog that is closed saves nothing and gives the keyboard back', async ({ page }) => {
  await newAccount(page)
  await page.goto(CLAPHAM)
  await saveButton(page).click()
  await expect(nameIn(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(saveButton(page)).toBeFocused()
  expect(await savedNames(page)).toEqual([])
})

test('whoever was signed out meanwhile signs in and goes on with what they typed', async ({
  page,
}) => {
  const ada = await newAccount(page)
  await page.goto(CLAPHAM)
  await saveButton(page).click()
  await nameIn(page).fill('Near work')
  await dialogOf(page).getByText('None', { exact: true }).click()
  const signedOut = await page.request.post('/trpc/account.signOut', { data: {} })
  expect(signedOut.ok()).toBe(true)
  await send(page)
  await expectSignIn(page, CLAPHAM)
  await fillInSignIn(page, ada)
  await expect(nameIn(page)).toHaveValue('Near work')
  await expect(dialogOf(page).getByRole('radio', { name: 'None' })).toBeChecked()
  await send(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('We send you no emails about it.', { exact: true })).toBeVisible()
  expect(await savedNames(page)).toEqual(['Near work'])
})

test('the same search in other words is saved already, and says so', async ({ page }) => {
  await newAccount(page)
  const criteria = { listingType: 'rent', location: 'Leith', features: ['garden', 'pets'] }
  const data = { name: 'By the shore', criteria, alertFrequency: 'daily' }
  const asked = page.waitForResponse(/saved\.searches/)
  await page.goto('/properties?type=rent&location=Leith&features=pets,garden')
  await asked
  // Saved on another page after this one had asked.
  await page.request.post('/trpc/saved.saveSearch', { data })
  await saveButton(page).click()
  await send(page)
  await expect(page.getByText('You had saved this search before, as “By the shore”.')).toBeVisible()
  const saved = page.getByRole('link', { name: 'Search saved' })
  await expect(saved).toHaveAttribute('href', '/saved-searches')
  await expectAccessible(page)
  await page.goto('/properties?type=rent&location=Leith&features=garden')
  await expect(saveButton(page)).toBeVisible()
})

test('there is a limit, and it is told', async ({ page }) => {
  await newAccount(page)
  for (let nth = 1; nth <= 50; nth += 1) {
    const criteria = { minPrice: nth * 1000 }
    const data = { name: `Search ${nth}`, criteria, alertFrequency: 'none' }
    expect((await page.request.post('/trpc/saved.saveSearch', { data })).ok()).toBe(true)
  }
  await page.goto(CLAPHAM)
  await saveButton(page).click()
  await send(page)
  await expect(
    page.getByText('You can keep up to 50 saved searches. Delete one to save another.'),
  ).toBeVisible()
  await expect(nameIn(page)).toHaveValue(PROPOSED)
})
