import type { Page } from '@playwright/test'
import { MEASURING_VARIABLE } from '../src/globalSetup.ts'
import { heldBy, keptByPostHog, test } from '../src/measured.ts'
import { newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test as unmeasured } from '../src/test.ts'

const QUESTION =
  'May Hearth see which pages are opened and what is pressed, to make them better? Nothing is measured unless you say yes, and our Cookie Policy tells what would be.'
const banner = (page: Page) => page.getByRole('region', { name: QUESTION })
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, you may' })
const no = (page: Page) => page.getByRole('button', { name: 'No, thank you' })
const choices = (page: Page) => page.getByRole('button', { name: 'Analytics choices' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Analytics choices' })
const ofPostHog = (names: string[]) => names.filter((name) => /^(?:ph_|__ph)/.test(name))

test.skip(() => !process.env[MEASURING_VARIABLE], 'Hearth was started elsewhere')

test('nothing is sent or stored before a yes, and what is sent after it holds no words', async ({
  page,
  context,
  baseURL,
  told,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  await page.goto('/properties?type=rent&location=Kentish+Town&maxPrice=2345')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expectAccessible(page)
  const [one, other] = [await yes(page).boundingBox(), await no(page).boundingBox()]
  expect({ ...one, x: 0 }).toEqual({ ...other, x: 0 })
  // Somebody uses the page before they answer.
  await choices(page).click()
  await expect(dialog(page)).toContainText('You have not answered yet, so nothing is measured.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await heldBy(context, page)).toEqual([])
  expect(elsewhere).toEqual([])

  await yes(page).press('Enter')
  await expect(banner(page)).toBeHidden()
  const [view] = await told.await('$pageview')
  expect(view?.properties).toMatchObject({
    token: 'phc_of_the_tests',
    $pathname: '/properties',
    $process_person_profile: false,
  })
  expect(new URL(String(view?.properties.$current_url)).search).toBe('?type=rent')
  expect(await told.all()).toContainEqual(expect.objectContaining({ path: '/flags/' }))

  // A chip repeats what was written and is not noted, a button is, and a link has its token.
  await page
    .getByRole('button', { name: /^Change|Kentish Town/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await told.await('$autocapture')
  await page.goto('/auth?confirm=email#a-secret-token')
  await told.await('$pageview', 2)
  const everything = JSON.stringify(await told.all())
  expect(everything).not.toMatch(/kentish|2345|a-secret-token/i)
  expect(ofPostHog(await heldBy(context, page)).length).toBeGreaterThan(0)
  const kept = await keptByPostHog(page)
  expect(kept).toContain('$client_session_props')
  expect(kept).not.toMatch(/kentish|2345|a-secret-token|https?:/i)
})

test('a press on a card or on a place’s link tells neither its address nor its place', async ({
  page,
  told,
}) => {
  await page.goto('/')
  await yes(page).click()
  await told.await('$pageview')
  const link = page.getByRole('link', { name: / (?:for sale|to rent) in / }).first()
  const place = (await link.textContent())?.split(' in ').at(-1) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/properties\?/)
  const card = page.getByRole('article').getByRole('link').first()
  await expect(card).toBeVisible()
  const address = await card.locator('span').allTextContents()
  expect(address.length).toBeGreaterThan(0)
  await card.click()
  await expect(page).toHaveURL(/\/property\/\d+/)
  await told.await('$autocapture', 2)
  const everything = JSON.stringify(await told.events())
  for (const words of [place, ...address]) {
    expect(words).not.toBe('')
    expect(everything).not.toContain(words)
  }
  expect(everything).not.toContain('el_text')
  expect(everything).not.toContain('text=')
})

test('events name the variant that was shown, not the one that was answered later', async ({
  page,
  told,
}) => {
  const variants = async (count: number) =>
    (await told.await('$pageview', count)).map(
      ({ properties }) => properties['$feature/home-first-section'],
    )
  await page.goto('/')
  await yes(page).click()
  expect(await variants(1)).toEqual(['homes'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  expect(await variants(2)).toEqual(['homes', 'homes'])
  await page.getByRole('link', { name: 'Hearth, home' }).click()
  expect(await variants(3)).toEqual(['homes', 'homes', 'reading'])
})

test('somebody who signs in is a number, and nobody once they sign out', async ({ page, told }) => {
  const name = 'Jo Li'
  const { email } = await newAccount(page, { ...stranger(), name })
  const me = await page.request.get('/trpc/account.me')
  const { id } = (await me.json()).result.data
  await page.goto('/')
  await yes(page).click()
  await told.await('$pageview')
  const [identified] = await told.await('$identify')
  expect(identified?.properties).toMatchObject({ distinct_id: String(id) })
  // The menu is called by its owner; what stands in it is not.
  await page.getByRole('button', { name: `account of ${name}` }).click()
  await page.getByText(name, { exact: true }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).press('Enter')
  await expect(page).toHaveURL('/account')
  await told.await('$pageview', 2)
  await page.request.post('/trpc/account.signOut', { data: {} })
  await page.goto('/cookies')
  await expect
    .poll(async () => (await told.await('$pageview', 3)).at(-1)?.properties.distinct_id)
    .not.toBe(String(id))
  const everything = JSON.stringify(await told.all())
  expect(everything).not.toContain(email)
  expect(everything).not.toMatch(/Jo Li|JL|account of/)
})

test('a no ends it in all tabs and deletes what was stored', async ({ page, context, told }) => {
  await page.goto('/terms')
  await yes(page).click()
  await told.await('$pageview')
  const second = await context.newPage()
  await second.goto('/privacy')
  await told.await('$pageview', 2)
  await expect(banner(second)).toBeHidden()

  await choices(page).click()
  await expect(dialog(page)).toContainText('You said yes on ')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(dialog(page)).toContainText('Nothing is measured in this browser.')
  await page.keyboard.press('Escape')
  await expect(choices(page)).toBeFocused()
  const before = (await told.all()).length
  for (const tab of [page, second]) {
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(tab).toHaveURL('/cookies')
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(tab)).toBeHidden()
    expect(await heldBy(context, tab)).toEqual(['hearth-analytics-choice'])
  }
  // Longer than the library keeps what it is about to send.
  await page.waitForTimeout(1_500)
  expect((await told.all()).length).toBe(before)
})

test('Global Privacy Control is a no, whatever was answered before', async ({ page, told }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })
    const at = new Date().toISOString()
    localStorage.setItem(
      'hearth-analytics-choice',
      JSON.stringify({ answer: 'yes', at, version: 1 }),
    )
  })
  await page.goto('/terms')
  await choices(page).click()
  await expect(dialog(page)).toContainText('Your browser sends Global Privacy Control')
  await expect(yes(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await told.all()).toEqual([])
})

unmeasured('nobody is asked where nothing is set up', async ({ page }) => {
  // All is known by then, whether it came with the page or was asked for.
  await page.goto('/terms', { waitUntil: 'networkidle' })
  await expect(page.getByRole('contentinfo')).toContainText('© 2024 Hearth')
  await expect(banner(page)).toBeHidden()
  await expect(choices(page)).toBeHidden()
})
