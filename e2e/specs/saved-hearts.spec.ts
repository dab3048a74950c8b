import type { PropertyCard } from '@hearth/core/property/contract.ts'
import type { Page } from '@playwright/test'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { heartOf, keptHere } from '../src/hearts.ts'
import { expectSignIn, fillInSignIn, newAccount } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const OFFER = 'Keep your saved homes'
const SAVED = 'Property saved to your list'
const REMOVED = 'Property removed from saved list'
const FAILED = 'Your saved list could not be changed'

// What a test refuses on purpose is noted by the browser.
test.use({ expectedConsoleErrors: [/Failed to load resource/] })

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The newest homes as a member's saved ones, each with what became of it. */
async function savedAs(page: Page, fates: object[]) {
  const homes = await answerOf<PropertyCard[]>(page, 'property.popular', { count: fates.length })
  return fates.map((fate, nth) => {
    const { matchReasons: _, ...home } = homes[nth] as PropertyCard
    return { ...home, isWithdrawn: false, savedAt: '2026-11-20T09:00:00.000Z', ...fate }
  })
}

test('a visitor’s hearts are offered a home once, and come along when they sign in', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const ada = await newAccount(elsewhere)
  await page.goto('/')
  await heartOf(page, 0).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  const offer = page.getByRole('status').filter({ hasText: OFFER })
  await expect(offer).toContainText('They are in this browser alone.')
  // It stays for as long as it is pointed at.
  await offer.hover()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Close' }).click()
  await heartOf(page, 1).click()
  await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await heartOf(page, 2).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByText(OFFER)).toHaveCount(0)
  const kept = await keptHere(page)
  expect(kept).toHaveLength(3)

  await page.goto('/saved-properties')
  const hint = page.getByText('These homes are in this browser alone.')
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await hint.getByRole('link', { name: 'Sign in' }).click()
  await expectSignIn(page, '/saved-properties')
  await fillInSignIn(page, ada)
  await expect(page).toHaveURL('/saved-properties')
  await expect(cards(page)).toHaveCount(3)
  await expect(hint).toHaveCount(0)
  await expect.poll(() => keptHere(page)).toEqual([])

  const other = await elsewhere.newPage()
  await other.goto('/saved-properties')
  await expect(cards(other)).toHaveCount(3)
  for (const [place, address] of kept.toReversed().entries()) {
    await expect(cards(other).nth(place)).toContainText(address)
  }
  await elsewhere.close()
})

test('the offer leads to signing in and back, and signing out takes the hearts away', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const ada = await newAccount(elsewhere)
  await elsewhere.close()
  await page.goto('/properties?type=sale')
  await heartOf(page, 0).click()
  await page.getByRole('status').filter({ hasText: OFFER }).getByRole('link').click()
  await expectSignIn(page, '/properties?type=sale')
  await fillInSignIn(page, ada)
  await expect(page).toHaveURL('/properties?type=sale')
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => keptHere(page)).toEqual([])
  const stored = page.waitForResponse(/saved\.toggleProperty/)
  await heartOf(page, 1).click()
  await stored

  await page.getByRole('button', { name: `account of ${ada.name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/properties?type=sale')
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/saved-properties')
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible()
  await expect(page.getByText('Have you saved homes before?')).toBeVisible()
})

test('what cannot be brought along stays in the browser, and that is said', async ({ page }) => {
  await page.goto('/')
  await heartOf(page, 0).click()
  await expect.poll(() => keptHere(page)).toHaveLength(1)
  await newAccount(page)
  await page.route(/saved\.mergeProperties/, (route) => route.abort())
  await page.goto('/saved-properties')
  await expect(page.getByText('Your saved homes are not in your account yet')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await keptHere(page)).toHaveLength(1)
  await page.unroute(/saved\.mergeProperties/)
  await page.reload()
  await expect.poll(() => keptHere(page)).toEqual([])
  await expect(cards(page)).toHaveCount(1)
})

test('a member’s heart that cannot be stored is again as it was, and says so', async ({ page }) => {
  await newAccount(page)
  await page.goto('/')
  await heartOf(page, 0).click()
  await expect(page.getByText(SAVED)).toBeVisible()

  const release = Promise.withResolvers<void>()
  await page.route(/saved\.toggleProperty/, async (route) => {
    await release.promise
    await route.abort()
  })
  await heartOf(page, 1).click()
  await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
  release.resolve()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await heartOf(page, 0).click()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(/saved\.toggleProperty/)
  await page.reload()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(page, 0).click()
  await expect(page.getByText(REMOVED)).toBeVisible()
  await page.reload()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false')
})

test('homes that are sold, let, under offer or withdrawn stay and say so', async ({ page }) => {
  await newAccount(page)
  const homes = await savedAs(page, [
    { status: 'available', images: [] },
    { status: 'underOffer' },
    { status: 'sold' },
    { status: 'let' },
    { status: 'available', isWithdrawn: true, title: 'The house by the mill' },
  ])
  await answerInstead(page, 'saved.properties', { data: homes })
  await page.goto('/saved-properties')
  await expect(cards(page)).toHaveCount(5)
  const marks = [null, 'Under Offer', 'Sold', 'Let', 'No longer listed']
  for (const [place, mark] of marks.entries()) {
    const card = cards(page).nth(place)
    const badges = card.getByRole('list', { name: 'About this home' }).getByRole('listitem')
    await expect(badges).toHaveCount(mark === null ? 1 : 2)
    if (mark !== null) await expect(badges.last()).toHaveText(mark)
    if (place < 4) {
      const href = `/property/${homes[place]?.id}`
      await expect(card.getByRole('link')).toHaveAttribute('href', href)
    }
  }
  // Its page is gone: a link would lead nowhere.
  const gone = cards(page).filter({ hasText: 'The house by the mill' })
  await expect(gone.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
})

test('a home that only this browser keeps is shown as it is now', async ({ page }) => {
  await page.goto('/')
  await heartOf(page, 0).click()
  await expect.poll(() => keptHere(page)).toHaveLength(1)
  await page.evaluate(() => {
    const [home] = JSON.parse(localStorage.getItem('savedProperties') ?? '[]')
    const known = { ...home, title: 'What it was called before', price: 1 }
    const gone = { ...home, id: 2_000_000_000, title: 'The house by the mill' }
    localStorage.setItem('savedProperties', JSON.stringify([known, gone]))
  })
  await page.goto('/saved-properties')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('No longer listed')
  await expect(cards(page).first()).toContainText('The house by the mill')
  await expect(page.getByText('What it was called before')).toHaveCount(0)
})

test('the list is waited for, says when it fails, and comes when asked again', async ({ page }) => {
  await newAccount(page)
  const [home] = await savedAs(page, [{}])
  await answerInstead(page, 'saved.properties', { fails: 400 })
  await page.goto('/saved-properties')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Your saved homes could not be loaded')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  const release = Promise.withResolvers<void>()
  await page.route(/saved\.properties/, async (route) => {
    await release.promise
    await route.fallback()
  })
  await answerInstead(page, 'saved.properties', { data: [home] })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
  release.resolve()
})

test('the keyboard stays at the list when a home leaves it', async ({ page }) => {
  await newAccount(page)
  await page.goto('/')
  await heartOf(page, 0).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto('/saved-properties')
  const remove = cards(page).getByRole('button', { name: /^Remove .+ from saved$/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(REMOVED)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your saved homes' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible()
})
