import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../src/test.ts'

const SEARCH = '?type=rent&location=Clapham&beds=1'
const LINES = [
  'Reading what you are looking for',
  'Finding the places you named',
  'Looking through the homes on the market',
  'Measuring the walk to stations and schools',
  'Leaving out what doesn’t fit',
  'Putting the homes in order',
]

/** Notes down, in the page, each line of status that it shows and the per cent beside it. */
async function noteStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    const note = () => {
      const percent = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')
      const line = document.querySelector('[data-testid="status-line"]')?.textContent
      const entry = `${percent}% ${line}`
      if (percent && line && seen.at(-1) !== entry) seen.push(entry)
    }
    note()
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    Reflect.set(window, 'seenStatus', seen)
  })
  // Going on to the results loads no new document, so the notes are still there.
  return () => page.evaluate(() => Reflect.get(window, 'seenStatus'))
}

test('cycles six lines, then goes on with the same query string', async ({ page }) => {
  await page.goto('/')
  await page.goto(`/search-loading${SEARCH}`)
  const begun = Date.now()
  const seen = await noteStatus(page)
  await expect(page).toHaveURL(`/properties${SEARCH}`, { timeout: 30_000 })
  // Six lines of 2.5 s, of which loading the page may have used up a little.
  expect(Date.now() - begun).toBeGreaterThan(12_000)
  const percents = [0, 17, 33, 50, 67, 83]
  expect(await seen()).toEqual([
    ...LINES.map((line, tick) => `${percents[tick]}% ${line}`),
    `95% ${LINES.at(-1)}`,
  ])
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('shows three homes to look at, and is accessible', async ({ page }) => {
  await page.goto(`/search-loading${SEARCH}`)
  const homes = page.getByRole('region', { name: 'Others are looking at these' })
  await expect(homes.getByRole('article')).toHaveCount(3)
  for (const home of await homes.getByRole('article').all()) {
    await expect(home.getByRole('link')).toHaveAttribute('href', /^\/property\/\d+$/)
    await expect(home.getByRole('img').or(home.locator('img')).first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('whoever is in a hurry skips ahead, to results that are there', async ({ page }) => {
  await page.goto(`/search-loading${SEARCH}`)
  await expect(page.getByText(/homes? to rent in Clapham$/)).toBeVisible()
  const before: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search.results')) before.push(request.url())
  })
  await page.getByRole('link', { name: /See (them|it) now/ }).click()
  await expect(page).toHaveURL(`/properties${SEARCH}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(before).toEqual([])
})

test.describe('when the search fails', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('one can still go on, and the results page tells', async ({ page }) => {
    await page.route(/search\.results/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`/search-loading${SEARCH}`)
    await page.getByRole('link', { name: 'Skip ahead' }).click()
    await expect(page.getByText('Error loading properties')).toBeVisible()
  })
})
