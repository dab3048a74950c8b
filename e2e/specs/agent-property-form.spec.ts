import type { Browser, Page } from '@playwright/test'
import { answerOf } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { aHome, type FormHome, field, fillInHome } from '../src/propertyForm.ts'
import { AGENT, newAccount, signInAs } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// What is refused is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403|404|409)/] })

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const save = (page: Page) => button(page, 'Save Property').click()

/** Adds a home past the form, and answers its id. */
async function storedHome(page: Page, home: FormHome): Promise<number> {
  const { title, description, address, postcode } = home
  const data = { title, description, address, postcode, price: 400_000, beds: 2, baths: 1 }
  const response = await page.request.post('/trpc/agent.properties.create', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data.id
}

const ownListing = (page: Page, id: number) =>
  answerOf<{ listing: Record<string, unknown>; version: string }>(page, 'agent.properties.byId', {
    id,
  })

/** What a colleague changes at another computer. */
async function changeElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  id: number,
  change: Record<string, unknown>,
) {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await elsewhere.newPage()
  await signInAs(page, AGENT)
  const { listing } = await ownListing(page, id)
  const data = { ...listing, ...change, id }
  const response = await page.request.post('/trpc/agent.properties.update', { data })
  expect(response.ok(), await response.text()).toBe(true)
  await elsewhere.close()
}

test('a home is added, and found by a phrase with what is near it', async ({ page }) => {
  await signInAs(page, AGENT)
  await page.goto('/agent/dashboard')
  await page.getByRole('link', { name: 'Add Property' }).click()
  await expect(page).toHaveURL('/agent/properties/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Property')
  const sections = [
    'Basic Information',
    'Key Features',
    'Documents & Plans',
    'Property Images',
  ] as const
  for (const name of sections) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  // A new property starts like this (S2 section 4).
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('£0')
  await expect(page.getByRole('textbox', { name: 'Bedrooms' })).toHaveValue('0')
  await expect(page.getByRole('textbox', { name: 'Bathrooms' })).toHaveValue('0')
  await expect(field(page, 'Property Type')).toHaveValue('house')
  await expect(field(page, 'Status')).toHaveValue('available')
  await expect(page.getByRole('radio', { name: 'For Sale' })).toBeChecked()
  await expectAccessible(page)

  const home = aHome()
  await fillInHome(page, home, '525000')
  await field(page, 'Property Type').selectOption('Flat/Apartment')
  const feature = field(page, 'Add a key feature')
  for (const text of ['South-facing terrace', '   ', 'Lift']) {
    await feature.fill(text)
    await feature.press('Enter')
  }
  const features = page.getByRole('list', { name: 'Key Features' }).getByRole('listitem')
  await expect(features).toHaveText(['South-facing terrace', 'Lift'])
  await button(page, 'Remove Lift').click()
  await expect(features).toHaveText(['South-facing terrace'])
  await field(page, 'EPC rating').selectOption('C')
  await field(page, 'Tenure').selectOption('Freehold')
  const preview = page.getByRole('complementary', { name: 'How it will look' })
  await expect(preview.getByText('£525,000')).toBeVisible()
  await expect(page.getByText(/^Found from the address\./)).toBeVisible()

  await save(page)
  await expect(toast(page, 'Property created successfully')).toBeVisible()
  await expect(page).toHaveURL('/agent/dashboard')

  const name = home.title.split(', ')[1]
  const found = async () => {
    const criteria = { listingType: 'sale', location: home.address, nearAmenity: 'tube_station' }
    const { items } = await answerOf<{ items: { title: string }[] }>(page, 'search.results', {
      criteria,
    })
    return items.map(({ title }) => title)
  }
  await expect.poll(found, { timeout: 30_000 }).toContain(home.title)
  await page.goto('/')
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox'))
    .first()
    .fill('2 bed flat with a terrace for sale in Clapham near the tube, £520,000 to £530,000')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasText: home.address.split(', ')[0] ?? '' })
  await expect(card.first()).toBeVisible({ timeout: 20_000 })
  await card.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  await expect(page.getByText('Tube Station').first()).toBeVisible()
})

test('what is missing or against the law is said beside its field, and not sent', async ({
  page,
}) => {
  await signInAs(page, AGENT)
  await page.goto('/agent/properties/new')
  await save(page)
  await expect(toast(page, 'Error saving property')).toBeVisible()
  await expect(page.getByText('Enter a description.').first()).toBeVisible()
  await expect(page.getByText('Enter the address.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()

  await page.getByText('To Rent', { exact: true }).click()
  await expect(page.getByText('Per calendar month')).toBeVisible()
  await expect(field(page, 'Status').locator('option')).toHaveText([
    'Available',
    'Under Offer',
    'Let',
  ])
  const home = aHome()
  await fillInHome(page, { ...home, description: 'A bright flat. Sorry, no DSS.' }, '1800')
  await field(page, 'Words beside the rent').selectOption('Offers over')
  await field(page, 'Deposit').fill('3000')
  const refusals = [
    'The deposit can be at most five weeks’ rent: £2,076 for £1,800 a month.',
    'Take “no dss” away: people who receive benefits may not be kept from asking about a home.',
  ]
  for (const text of refusals) await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByText(/^Take “Offers over” away/).first()).toBeVisible()
  await save(page)
  await expect(field(page, 'Words beside the rent')).toBeFocused()
  await expect(
    page.getByRole('alert').getByText(/^3 things need your attention: Take “Offers over” away/),
  ).toBeVisible()
  await expectAccessible(page)

  await field(page, 'Words beside the rent').selectOption('None')
  await page.getByRole('textbox', { name: 'Description' }).fill(home.description)
  await field(page, 'Deposit').fill('2076')
  await save(page)
  await expect(toast(page, 'Property created successfully')).toBeVisible()
})

test('a home is edited; a colleague’s newer save is not written over unasked', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, AGENT)
  const home = aHome()
  const id = await storedHome(page, home)
  await page.goto(`/agent/properties/${id}/edit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Property')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue(home.title)
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('£400,000')
  await expectAccessible(page)

  await changeElsewhere(browser, baseURL, id, { price: 390_000 })
  await title.fill(`${home.title}, reduced`)
  await save(page)
  await expect(page.getByText(/^This home was saved elsewhere/)).toBeVisible()
  await expect(title).toHaveValue(`${home.title}, reduced`)
  await expectAccessible(page)
  await button(page, 'Save mine over it').click()
  await expect(toast(page, 'Property updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/agent/dashboard')
  const { listing } = await ownListing(page, id)
  expect(listing).toMatchObject({ title: `${home.title}, reduced`, price: 400_000 })
})

test('unsaved work is asked about, kept, and offered again', async ({ page }) => {
  await signInAs(page, AGENT)
  const home = aHome()
  const id = await storedHome(page, home)
  await page.goto(`/agent/properties/${id}/edit`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('A better title')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(title).toHaveValue('A better title')
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/agent/dashboard')

  await page.goto(`/agent/properties/${id}/edit`)
  await expect(page.getByText(/^You have unsaved work from \d{2}:\d{2}$/)).toBeVisible()
  await expect(title).toHaveValue(home.title)
  await button(page, 'Restore').click()
  await expect(title).toHaveValue('A better title')
  await save(page)
  await expect(toast(page, 'Property updated successfully')).toBeVisible()
  await page.goto(`/agent/properties/${id}/edit`)
  await expect(title).toHaveValue('A better title')
  await expect(page.getByText(/^You have unsaved work/)).toBeHidden()
})

test('whoever may no longer save is told so, and loses nothing', async ({ page }) => {
  await signInAs(page, AGENT)
  const id = await storedHome(page, aHome())
  await page.goto(`/agent/properties/${id}/edit`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('A better title')
  await page.context().clearCookies()
  await save(page)
  await expect(toast(page, 'Error saving property')).toBeVisible()
  await expect(toast(page, 'Not authenticated')).toBeVisible()
  await newAccount(page)
  await save(page)
  await expect(toast(page, 'Not an estate agent')).toBeVisible()
  await expect(title).toHaveValue('A better title')
})

test('what is not one’s own cannot be edited, and whoever is no agent is led to the way in', async ({
  page,
}) => {
  await signInAs(page, AGENT)
  await page.goto('/agent/properties/2000000000/edit')
  await expect(toast(page, 'Error fetching property').first()).toBeVisible()
  await expect(page.getByText('There is no such home among yours.')).toBeVisible()
  await newAccount(page)
  await page.goto('/agent/properties/new')
  await expect(page).toHaveURL(({ pathname }) => pathname === '/agent/login')
  const refused = await page.request.post('/trpc/agent.properties.create', {
    data: { ...aHome(), price: 1 },
  })
  expect(refused.status()).toBe(403)
})
