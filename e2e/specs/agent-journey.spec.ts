import type { Browser, Page } from '@playwright/test'
import { answerOf } from '../src/answerInstead.ts'
import { email, password } from '../src/authPage.ts'
import { button } from '../src/controls.ts'
import { contact } from '../src/correspondence.ts'
import { openLive } from '../src/messagesPage.ts'
import { aHome, type FormHome, field, fillInHome } from '../src/propertyForm.ts'
import { linkFor, newAccount, stranger } from '../src/signIn.ts'
import { expect, test } from '../src/test.ts'
import { requestViewing } from '../src/viewings.ts'
import { DAY } from '../src/viewingsPage.ts'

/** Registers a company as people do, with the link from the e-mail. */
async function register(page: Page) {
  const robin = stranger()
  await page.goto('/agent/register')
  await email(page).fill(robin.email)
  await password(page).fill(robin.password)
  await page.getByLabel('Confirm password').fill(robin.password)
  await page.getByLabel('Company name').fill('Finch & Daughters')
  await page.getByLabel('Phone').fill('020 7946 0102')
  await page.getByLabel('Business address').fill('12 The Pavement, London SW4 0HY')
  await button(page, 'Register').click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await page.goto(await linkFor(page, robin.email, 'account.confirm'))
  await password(page).fill(robin.password)
  await button(page, 'Confirm email address').click()
  await expect(page).toHaveURL('/agent/dashboard')
}

/** Photographs of a house: two of those that Hearth draws, as a camera would give them. */
async function photographs(browser: Browser, baseURL: string | undefined) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } })
  const photographs: { name: string; mimeType: string; buffer: Buffer }[] = []
  await page.goto(`${baseURL}/`)
  const homes = await answerOf<{ images: string[] }[]>(page, 'property.popular', { count: 2 })
  for (const [nth, { images }] of homes.entries()) {
    await page.goto(`${baseURL}${images[0]}`)
    const buffer = await page.screenshot({ type: 'jpeg' })
    photographs.push({ name: `front-${nth}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await page.close()
  return photographs
}

/** Adds a home with pictures, and answers its id. */
async function add(page: Page, home: FormHome, pictures: Awaited<ReturnType<typeof photographs>>) {
  await page.getByRole('link', { name: 'Add Property' }).first().click()
  await fillInHome(page, home, '525000')
  await field(page, 'Property Type').selectOption('Flat/Apartment')
  await field(page, 'Add a key feature').fill('South-facing terrace')
  await button(page, 'Add').click()
  await field(page, 'EPC rating').selectOption('C')
  await field(page, 'Tenure').selectOption('Freehold')
  await page.locator('input[type=file][aria-label="Property images"]').setInputFiles(pictures)
  await expect(page.getByText('Files uploaded successfully')).toBeVisible({ timeout: 60_000 })
  const created = page.waitForResponse(/agent\.properties\.create/)
  await button(page, 'Save Property').click()
  await expect(page.getByText('Property created successfully')).toBeVisible()
  const answer = await (await created).json()
  return (Array.isArray(answer) ? answer[0] : answer).result.data.id as number
}

/** Finds a home by a phrase, as anybody does, and opens it. */
async function findAndOpen(page: Page, { address, title }: FormHome) {
  const [street = ''] = address.split(', ')
  const found = page.getByRole('article').filter({ hasText: street })
  await expect(async () => {
    await page.goto('/')
    await page
      .getByRole('textbox')
      .first()
      .fill('2 bed flat with a terrace for sale in Clapham near the tube, £520,000 to £530,000')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^See (it|them) now/ }).click()
    await expect(found.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await found.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('an agent registers, lists a home that is found by a phrase, and answers whoever asks, live', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const home = aHome()
  await register(page)
  const id = await add(page, home, await photographs(browser, baseURL))
  const listed = { id, title: home.title }

  // The second browser: somebody who looks for a home.
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const seeker = await elsewhere.newPage()
  const ada = await newAccount(seeker)
  await findAndOpen(seeker, home)
  const pictures = seeker.locator('picture:has(source[type="image/avif"]) img')
  await expect(pictures.first()).toHaveJSProperty('complete', true)
  expect(
    await pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(300)
  await expect(seeker.getByText('Tube Station').first()).toBeVisible()

  await openLive(page, '/agent/dashboard?tab=viewings')
  await requestViewing(seeker, ada, listed, DAY, ['10:00', '14:00'])
  const request = page.getByRole('article', { name: home.title })
  await expect(request).toContainText(ada.name)
  await openLive(seeker, '/viewings')
  const viewing = seeker.getByRole('article', { name: home.title })
  await expect(viewing).toContainText('Pending')
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Viewing request accepted')).toBeVisible()
  await expect(viewing).toContainText('10:00')
  await expect(viewing.getByText('Scheduled', { exact: true })).toBeVisible()

  await openLive(page, '/agent/dashboard?tab=messages')
  await contact(seeker, ada, listed, 'Is the terrace private?')
  await openLive(seeker, '/messages')
  const letter = page.getByRole('article').filter({ hasText: 'Is the terrace private?' })
  await letter.getByRole('button', { name: /^Reply/ }).click()
  await page.getByLabel('Your reply').fill('It is yours alone.')
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(seeker.getByText('It is yours alone.').first()).toBeVisible()
  await elsewhere.close()
})
