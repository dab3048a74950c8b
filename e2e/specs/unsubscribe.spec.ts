import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../src/test.ts'

// What a test refuses on purpose is noted by the browser.
test.use({ expectedConsoleErrors: [/Failed to load resource/] })

const NAME = '2+ bed flats to rent in Clapham'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Lets a procedure about alerts answer, and collects what it was asked. */
async function answer(page: Page, procedure: string, data: unknown): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route(new RegExp(procedure.replace('.', '\\.')), async (route) => {
    asked.push(route.request().postDataJSON()[0])
    await route.fulfill({ json: [{ result: { data } }] })
  })
  return asked
}

test('the link of an email ends its alerts at once, signed out, and can be taken back', async ({
  page,
}) => {
  const token = randomUUID()
  const ended = await answer(page, 'saved.unsubscribe', { name: NAME, former: 'weekly' })
  const resumed = await answer(page, 'saved.resumeAlerts', {
    name: NAME,
    alertFrequency: 'weekly',
  })
  await page.goto(`/unsubscribe?token=${token}`)
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await expect(page.getByText(`We send you no more emails about “${NAME}”.`)).toBeVisible()
  await expect(page).toHaveTitle('Email alerts · Hearth')
  expect(ended).toEqual([{ token }])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resume alerts' }).press('Enter')
  await expect(heading(page)).toHaveText('Your alerts are on again')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(`We email you weekly again`)).toBeVisible()
  expect(resumed).toEqual([{ token, alertFrequency: 'weekly' }])
  await expectAccessible(page)
})

test('alerts that had ended before can begin again', async ({ page }) => {
  const token = randomUUID()
  await answer(page, 'saved.unsubscribe', { name: NAME, former: 'none' })
  const resumed = await answer(page, 'saved.resumeAlerts', { name: NAME, alertFrequency: 'daily' })
  await page.goto(`/unsubscribe?token=${token}`)
  await page.getByRole('button', { name: 'Resume alerts' }).click()
  await expect(heading(page)).toHaveText('Your alerts are on again')
  expect(resumed).toEqual([{ token, alertFrequency: 'daily' }])
})

for (const [kind, address] of [
  ['of no search', `/unsubscribe?token=${randomUUID()}`],
  ['cut short', '/unsubscribe?token=3f2a'],
  ['without its token', '/unsubscribe'],
] as const) {
  test(`a link ${kind} says that it does not work`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page)).toHaveText('This link does not work')
    await expect(page.getByRole('link', { name: 'Manage saved searches' })).toHaveAttribute(
      'href',
      '/saved-searches',
    )
    await expectAccessible(page)
  })
}

test('a server that cannot be reached is asked again', async ({ page }) => {
  await page.route(/saved\.unsubscribe/, (route) => route.abort())
  await page.goto(`/unsubscribe?token=${randomUUID()}`)
  await expect(heading(page)).toHaveText('Your alerts have not ended yet')
  await expectAccessible(page)
  await page.unroute(/saved\.unsubscribe/)
  await answer(page, 'saved.unsubscribe', { name: NAME, former: 'daily' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await page.route(/saved\.resumeAlerts/, (route) => route.abort())
  await page.getByRole('button', { name: 'Resume alerts' }).click()
  await expect(page.getByText('Alerts not resumed')).toBeVisible()
  await expect(heading(page)).toHaveText('You are unsubscribed')
})
