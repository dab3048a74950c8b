import type { AlertFrequency } from '@hearth/core/saved/contract.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { BUYER, expectSignIn, fillInSignIn, newAccount, signInAs } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// What a test refuses on purpose is noted by the browser.
test.use({ expectedConsoleErrors: [/Failed to load resource/] })

const FLATS: SearchCriteria = {
  listingType: 'rent',
  location: 'Balham; Streatham',
  beds: 2,
  baths: 1,
  maxPrice: 1800,
  propertyType: 'flat',
  maxTubeDistance: 0.5,
  features: ['balcony', 'pets'],
  excludedFeatures: ['new build'],
}
const FLATS_URL =
  '/properties?type=rent&location=Balham;+Streatham&beds=2&baths=1&maxPrice=1800&maxTubeDistance=0.5&propertyType=flat&features=balcony,pets&excludedFeatures=new+build'

const TODAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function save(
  { request }: Page,
  name: string,
  criteria: SearchCriteria,
  alertFrequency: AlertFrequency = 'daily',
) {
  const data = { name, criteria, alertFrequency }
  const response = await request.post('/trpc/saved.saveSearch', { data })
  expect(response.ok(), await response.text()).toBe(true)
}

test('the demo buyer’s three searches', async ({ page }) => {
  await signInAs(page, BUYER)
  await page.goto('/saved-searches')
  await expect(page).toHaveTitle('Saved Searches · Hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Searches')
  await expect(cards(page)).toHaveCount(3)
  const jesmond = card(page, 'Family houses in Jesmond')
  await expect(jesmond.getByText('For Sale', { exact: true })).toBeVisible()
  await expect(jesmond.getByText('Jesmond', { exact: true })).toBeVisible()
  await expect(jesmond.getByText('3+ Beds', { exact: true })).toBeVisible()
  await expect(jesmond.getByText(/\+ Baths$/)).toHaveCount(0)
  await expect(jesmond.getByText('Up to £600,000', { exact: true })).toBeVisible()
  await expect(jesmond.getByText('House', { exact: true })).toBeVisible()
  await expect(jesmond.getByText(/^Created \d{1,2} \w+ \d{4}$/)).toBeVisible()
  await expect(jesmond.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect(jesmond.getByRole('link', { name: 'View Results' })).toBeVisible()
  await expect(jesmond.getByRole('button', { name: /^Delete/ })).toBeVisible()
  await expectAccessible(page)
})

test('a card tells all of a search, and View Results restores it exactly', async ({ page }) => {
  await newAccount(page)
  await save(page, 'Near the commons', FLATS, 'weekly')
  await save(page, 'A house by the sea', { listingType: 'sale', minPrice: 1_250_000 })
  await page.goto('/saved-searches')
  const flats = card(page, 'Near the commons')
  for (const text of [
    'To Rent',
    'Balham or Streatham',
    '2+ Beds',
    '1+ Baths',
    'Up to £1,800 pcm',
    'Flat',
    'Tube within 0.5 mile',
    'Balcony',
    'Pets welcome',
    'No new build',
    `Created ${TODAY.format(new Date())}`,
  ]) {
    await expect(flats.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(flats.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  const house = card(page, 'A house by the sea')
  await expect(house.getByText('From £1,250,000', { exact: true })).toBeVisible()
  await expect(house.getByText('Anywhere in the UK', { exact: true })).toBeVisible()
  await expect(house.getByText(/Beds|Baths/)).toHaveCount(0)

  await flats.getByRole('link', { name: 'View Results' }).click()
  await expect(page).toHaveURL(FLATS_URL)
  await expect(page.getByRole('link', { name: 'Search saved' })).toHaveAttribute(
    'href',
    '/saved-searches',
  )
})

test('a search is renamed in its place', async ({ page }) => {
  await newAccount(page)
  await save(page, 'Homes in York', { location: 'York' })
  await page.goto('/saved-searches')
  await page.getByRole('button', { name: 'Rename Homes in York' }).click()
  const name = page.getByRole('textbox', { name: 'Name of Homes in York' })
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await name.fill('Something else')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    'Homes in York',
  )
  const pencil = page.getByRole('button', { name: 'Rename Homes in York' })
  await expect(pencil).toBeFocused()

  await page.keyboard.press('Enter')
  await name.fill('  ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Give your search a name.')).toBeVisible()
  await page.route(/saved\.renameSearch/, (route) => route.abort())
  await name.fill('Within the walls')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Search not renamed')).toBeVisible()
  await expect(name).toHaveValue('Within the walls')
  await page.unroute(/saved\.renameSearch/)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Rename Within the walls' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    'Within the walls',
  )
})

test('how often emails come is chosen on the card, and goes back when it is not stored', async ({
  page,
}) => {
  await newAccount(page)
  await save(page, 'Homes in York', { location: 'York' }, 'daily')
  await page.goto('/saved-searches')
  const choice = page.getByRole('radiogroup', { name: 'Email alerts for Homes in York' })
  const stored = page.waitForResponse(/saved\.setAlertFrequency/)
  await choice.getByText('None', { exact: true }).click()
  await stored
  await page.reload()
  await expect(choice.getByRole('radio', { name: 'None' })).toBeChecked()

  const release = Promise.withResolvers<void>()
  await page.route(/saved\.setAlertFrequency/, async (route) => {
    await release.promise
    await route.abort()
  })
  await choice.getByText('Weekly', { exact: true }).click()
  await expect(choice.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  release.resolve()
  await expect(page.getByText('Email alerts not changed')).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'None' })).toBeChecked()
})

test('a search is deleted once that is said twice, and the last leaves an empty list', async ({
  page,
}) => {
  await newAccount(page)
  await save(page, 'Homes in York', { location: 'York' })
  await page.goto('/saved-searches')
  const bin = page.getByRole('button', { name: 'Delete Homes in York' })
  await bin.click()
  const dialog = page.getByRole('dialog', { name: 'Delete this search?' })
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(bin).toBeFocused()

  await page.route(/saved\.deleteSearch/, (route) => route.abort())
  await bin.click()
  await dialog.getByRole('button', { name: 'Delete search' }).click()
  await expect(page.getByText('Search not deleted')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.unroute(/saved\.deleteSearch/)
  await bin.click()
  await dialog.getByRole('button', { name: 'Delete search' }).click()
  await expect(page.getByText('Search deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your saved searches' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start a new search' }).click()
  await expect(page).toHaveURL('/properties')
})

test('a search that was deleted on another page says so and leaves', async ({ page }) => {
  await newAccount(page)
  await save(page, 'Homes in York', { location: 'York' })
  await page.goto('/saved-searches')
  await expect(cards(page)).toHaveCount(1)
  const [{ id }] = await searchesOf(page)
  await page.request.post('/trpc/saved.deleteSearch', { data: { id } })
  await page.getByRole('radiogroup').getByText('Weekly', { exact: true }).click()
  await expect(page.getByText('You have deleted this search on another page.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible()
})

async function searchesOf({ request }: Page): Promise<[{ id: number; name: string }]> {
  return (await (await request.get('/trpc/saved.searches')).json()).result.data
}

test('the list is waited for, says when it fails, and comes when asked again', async ({ page }) => {
  await newAccount(page)
  await save(page, 'Homes in York', { location: 'York' })
  await answerInstead(page, 'saved.searches', { fails: 400 })
  await page.goto('/saved-searches')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Your saved searches could not be loaded')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)

  const release = Promise.withResolvers<void>()
  await page.route(/saved\.searches/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  release.resolve()
  await expect(cards(page)).toHaveCount(1)
})

test('the page is for those who are signed in', async ({ page }) => {
  await page.goto('/saved-searches')
  await expectSignIn(page, '/saved-searches')
  await fillInSignIn(page, BUYER)
  await expect(page).toHaveURL('/saved-searches')
})
