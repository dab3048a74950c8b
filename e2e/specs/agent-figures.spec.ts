import type { Browser, Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerInstead } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { contact, type Home } from '../src/correspondence.ts'
import { stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const addressOf = ({ id }: Home) => `/agent/properties/${id}/figures`
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'The last 30 days' }).getByRole('button', { name })

/** Somebody with a browser that no program drives, as far as it says. */
async function person(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'webdriver', { get: () => false }),
  )
  return context
}

test('an agent sees how a home does, and what people do is counted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { home } = await openAgency(page)
  await page.goto(addressOf(home))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures')
  const sentence = page.getByRole('region', { name: 'For your seller' })
  await expect(sentence).toContainText('In the last 30 days nobody has come across your home yet.')
  await expect(tile(page, 'Page views')).toContainText('Too new to compare')
  await expect(page.getByText('Nothing in these 30 days yet.')).toBeVisible()
  await expectAccessible(page)

  // A visitor looks at it in results and at its page, saves it, and writes.
  const visitor = await person(browser, baseURL)
  const theirs = await visitor.newPage()
  const counted = (kind: string) =>
    theirs.waitForRequest(
      (request) =>
        request.url().includes('figure.count') && (request.postData() ?? '').includes(kind),
    )
  const shown = counted('pageViews')
  await theirs.goto(`/property/${home.id}`)
  await shown
  const saved = counted('saves')
  await theirs.getByRole('button', { name: /^Save/ }).first().click()
  await saved
  await contact(visitor, { ...stranger(), name: 'Gwen Guest' }, home, 'Any parking?')
  // The homes are counted where the page of results is served.
  await theirs.goto('/properties?location=Mill%20Lane%2C%20York')
  await visitor.close()

  // The agent's own visit, and this program's, are none.
  await page.goto(`/property/${home.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // They are stored every few seconds.
  await expect(async () => {
    await page.goto(addressOf(home))
    await expect(tile(page, 'Page views')).toContainText('1', { timeout: 1000 })
    await expect(tile(page, 'Shown in results')).not.toContainText(/results0/, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(tile(page, 'Saves')).toContainText('1')
  await expect(tile(page, 'Enquiries')).toContainText('1')
  await expect(sentence).toContainText(
    'its page was opened once. It was saved once and led to 1 enquiry and no requests for a viewing.',
  )
  const today = page.getByRole('row').nth(1)
  await expect(today.getByRole('cell')).toHaveText([/^\d+$/, '1', '1', '1', '0'])

  const chart = page.getByRole('img', { name: 'A bar for each of the last 30 days: Page views' })
  await expect(chart.locator('.recharts-bar-rectangle path').first()).toBeVisible()
  await expectAccessible(page)
  await tile(page, 'Saves').click()
  await expect(tile(page, 'Saves')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Saves by day' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View public page' })).toHaveAttribute(
    'href',
    `/property/${home.id}`,
  )
})

test.describe('figures that cannot be had', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('those of another company’s home, and those that fail', async ({ page }) => {
    const { home } = await openAgency(page)
    await page.goto('/agent/properties/1/figures')
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    await expectAccessible(page)

    await answerInstead(page, 'agent.figures.ofProperty', { fails: 500 })
    await page.goto(addressOf(home))
    await expect(page.getByText('The figures could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await button(page, 'Try again').click()
    await expect(page.getByRole('region', { name: 'For your seller' })).toBeVisible()
  })
})
