import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { DAY, withAgent } from '../src/viewingsPage.ts'

const MESSAGE = 'Is the garden sunny in the evening?'

// The tools of the tests reach into the e-mail's frame, where nothing may run a script.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/
test.use({ expectedConsoleErrors: [BLOCKED] })

/** Sends a message from an address of its own, and answers that address. */
async function contact(page: Page): Promise<string> {
  const email = `ada-${randomUUID()}@example.com`
  const data = { propertyId: 5, name: 'Ada', email, phone: '020 7946 0102', message: MESSAGE }
  const response = await page.request.post('/trpc/message.contact', { data })
  expect(response.ok()).toBe(true)
  return email
}

test('the mailbox shows what is sent, and each e-mail as HTML and as plain text', async ({
  page,
  isMobile,
}) => {
  const sender = await contact(page)
  await page.goto('/mailbox')
  await expect(page).toHaveTitle('Mailbox · Hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox')
  await expect(page.getByText('This page exists only for development')).toBeVisible()
  const list = page.getByRole('list', { name: 'E-mails' })
  const receipt = list.getByRole('link').filter({ hasText: sender })
  await expect(receipt).toContainText('Receipt for the sender')
  await expect(receipt.getByText('Sent', { exact: true })).toBeVisible()
  await expect(
    list.getByRole('link').filter({ hasText: 'Message for the agent' }).first(),
  ).toBeVisible()
  await expectAccessible(page)

  await receipt.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mailbox\/\d+$/)
  const back = page.getByRole('link', { name: 'Back to the mailbox' })
  if (isMobile) await expect(back).toBeFocused()
  const email = page.getByRole('article')
  await expect(email.getByText(sender)).toBeVisible()
  await expect(email.getByText('Message-ID')).toBeVisible()
  await expect(email.locator('iframe').contentFrame().getByText(MESSAGE).last()).toBeVisible()
  await email.getByText('Plain text', { exact: true }).click()
  await expect(email.locator('pre')).toContainText(MESSAGE)
  await expectAccessible(page)

  await expect(list).toBeVisible({ visible: !isMobile })
  if (isMobile) {
    await back.click()
    await expect(page).toHaveURL('/mailbox')
    await expect(list).toBeVisible()
  }
})

test('the calendar file of an agreed viewing can be had', async ({ page, browser, baseURL }) => {
  const { account, viewing, agent } = await withAgent(page, browser, baseURL)
  await agent.accept(viewing.id, DAY, '14:00')
  await agent.close()
  await page.goto('/mailbox')
  const list = page.getByRole('list', { name: 'E-mails' })
  await list.getByRole('link').filter({ hasText: account.email }).first().click()
  const email = page.getByRole('article')
  await expect(email.getByText('viewing.ics (REQUEST)')).toBeVisible()
  const file = page.waitForEvent('download')
  await email.getByRole('button', { name: 'viewing.ics' }).click()
  const content = await readFile(await (await file).path(), 'utf8')
  expect(content).toContain('METHOD:REQUEST')
  expect(content).toContain('DTSTART;TZID=Europe/London')
  // axe waits for ever for a frame in which nothing may run a script.
  await email.getByText('Plain text', { exact: true }).click()
  await expectAccessible(page)
})

test('an e-mail that failed says why', async ({ page }) => {
  await contact(page)
  const [entry] = await answerOf<{ id: number }[]>(page, 'mail.mailbox', undefined)
  const real = await answerOf<object>(page, 'mail.email', { id: entry?.id })
  const data = { ...real, state: 'failed', reason: 'Mailbox is full', sentAt: null }
  await answerInstead(page, 'mail.email', { data })
  await page.goto(`/mailbox/${entry?.id}`)
  const email = page.getByRole('article')
  await expect(email.getByText('Failed', { exact: true })).toBeVisible()
  await expect(email.getByText('Mailbox is full')).toBeVisible()
})

test('an empty mailbox says how to fill it, and Refresh asks again', async ({ page }) => {
  await answerInstead(page, 'mail.mailbox', { data: [] })
  await page.goto('/mailbox')
  await expect(page.getByRole('heading', { name: 'No e-mails yet' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await contact(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('list', { name: 'E-mails' })).toBeVisible()
})

test.describe('what cannot be shown', () => {
  test.use({ expectedConsoleErrors: [/404|500|207/] })

  test('an address that is no e-mail leads to the not-found page', async ({ page }) => {
    for (const address of ['/mailbox/first', '/mailbox/999999999']) {
      await page.goto(address)
      await expect(page.getByText("Oops! We couldn't find this page")).toBeVisible()
      await expect(page).toHaveTitle('Page not found · Hearth')
    }
  })

  test('a mailbox that cannot be read says so', async ({ page }) => {
    await answerInstead(page, 'mail.mailbox', { fails: 500 })
    await page.goto('/mailbox')
    await expect(page.getByText('The mailbox could not be read')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await contact(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('list', { name: 'E-mails' })).toBeVisible()
  })
})
