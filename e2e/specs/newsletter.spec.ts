import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sendNewsletter } from '../src/newsletter.ts'
import { linkFor } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// What a test refuses on purpose is noted by the browser.
test.use({ expectedConsoleErrors: [/Failed to load resource/] })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const box = (page: Page) => page.getByRole('region', { name: 'A letter from Hearth' })
const field = (page: Page) => box(page).getByLabel('Email address')
const subscribe = (page: Page) => box(page).getByRole('button', { name: 'Subscribe' })

test('from the blog to a letter, and out again', async ({ page }) => {
  const email = `ada-${randomUUID()}@example.com`
  await page.goto('/blog')
  await field(page).fill(email)
  await field(page).press('Enter')
  await expect(box(page).getByRole('status')).toContainText('Look for our email')
  await expect(box(page).getByRole('status')).toBeFocused()
  await expect(box(page)).toContainText(`We are writing to ${email}.`)
  await expectAccessible(page)

  await page.goto(await linkFor(page, email, 'newsletter.confirm', /https?:\S+token=\S+/))
  await expect(heading(page)).toHaveText('Confirm your subscription')
  await expect(page).toHaveTitle('Newsletter · Hearth')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm subscription' }).press('Enter')
  await expect(heading(page)).toHaveText('You are subscribed')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(`The Hearth newsletter comes to ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(heading(page)).toHaveText('This link does not work')

  expect(await sendNewsletter(`A letter ${randomUUID()}\n\nHello.\n`)).toContain(' goes to ')
  await page.goto(await linkFor(page, email, 'newsletter.issue', /https?:\S+token=\S+/))
  await expect(heading(page)).toHaveText('Unsubscribe from the newsletter?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
})

test('what is wrong with an address is said beside it, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/blog')
  await subscribe(page).click()
  await expect(field(page)).toHaveAccessibleDescription('Enter your email address.')
  await expect(field(page)).toBeFocused()
  await field(page).fill('ada')
  await subscribe(page).click()
  await expect(field(page)).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com.',
  )
  await expectAccessible(page)
  await page.route(/trpc\/newsletter\.subscribe/, (route) => route.abort())
  await field(page).fill('ada@example.com')
  await subscribe(page).click()
  await expect(box(page).getByRole('alert')).toContainText('Not subscribed yet')
  await expect(field(page)).toHaveValue('ada@example.com')
  await expectAccessible(page)
})

for (const [page, name] of [
  ['confirm', 'You are not subscribed yet'],
  ['unsubscribe', 'Your newsletter has not ended yet'],
] as const) {
  test(`/newsletter/${page} without its token, and without a server`, async ({ page: tab }) => {
    await tab.goto(`/newsletter/${page}`)
    await expect(heading(tab)).toHaveText('This link does not work')
    await expectAccessible(tab)
    await tab.route(new RegExp(`trpc/newsletter\\.${page}`), (route) => route.abort())
    await tab.goto(`/newsletter/${page}?token=${randomUUID()}`)
    await tab.getByRole('main').getByRole('button').click()
    await expect(heading(tab)).toHaveText(name)
    await expectAccessible(tab)
    await tab.unroute(new RegExp(`trpc/newsletter\\.${page}`))
    await tab.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(tab)).toHaveText('This link does not work')
  })
}
