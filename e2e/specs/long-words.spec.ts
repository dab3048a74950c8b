import type { Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { heading } from '../src/controls.ts'
import { isPhone } from '../src/messagesPage.ts'
import { expect, test } from '../src/test.ts'

const LONG = 'longer'.repeat(22)

/** Puts a home on the market whose every text is one long word. */
async function homeOfLongWords(page: Page): Promise<number> {
  await openAgency(page)
  const data = {
    ...{ title: LONG, description: `See https://homes.example/${LONG}`, address: LONG },
    ...{ price: 350_000, beds: 2, baths: 1, features: [LONG], agentName: LONG.slice(0, 60) },
  }
  const response = await page.request.post('/trpc/agent.properties.create', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data.id
}

async function expectNothingBeside(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widthOfPage).toBeLessThanOrEqual(width)
}

test('long words break, and widen no page', async ({ page }) => {
  const id = await homeOfLongWords(page)
  const home = `/property/${id}`
  const room = `/agent/properties/${id}`
  for (const address of [home, `${room}/edit`, `${room}/figures`, '/agent/dashboard']) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText(LONG).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectNothingBeside(page)
  }
})

test('all figures of a day have room on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'there is room enough')
  const { home } = await openAgency(page)
  await page.goto(`/agent/properties/${home.id}/figures`)
  const table = page.getByRole('region', { name: 'Table of the figures by day' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})
