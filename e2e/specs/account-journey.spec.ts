import type { Page } from '@playwright/test'
import { button } from '../src/controls.ts'
import { stranger } from '../src/signIn.ts'
import { expect, test } from '../src/test.ts'

// E-mails are shown without the right to run scripts, which Chromium notes.
test.use({ expectedConsoleErrors: [/Blocked script execution in 'about:srcdoc'/] })

/** Puts a heart on the first home of the results and opens it. Answers what it is called. */
async function saveAndOpenFirst(page: Page): Promise<string> {
  await page.goto('/properties?type=sale')
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Property saved to your list')).toBeVisible()
  await first.getByRole('link').click()
  await expect(button(page, 'Book a Viewing').first()).toBeVisible()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

async function askForViewing(page: Page, { name, email }: { name: string; email: string }) {
  await button(page, 'Book a Viewing').first().click()
  const dialog = page.getByRole('dialog', { name: 'Book a Viewing' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('020 7946 0102')
  // Next month, whatever today is.
  await dialog.getByRole('button', { name: 'Next month' }).click()
  const days = dialog.getByRole('button', { name: /^\d+ [A-Z]\w+ \d{4}$/, disabled: false })
  await days.first().click()
  await dialog.getByRole('button', { name: '11:00' }).click()
  await dialog.getByRole('button', { name: 'Request Viewing' }).click()
  await expect(page.getByText('Viewing Request Sent')).toBeVisible()
}

async function writeToAgent(page: Page, { name, email }: { name: string; email: string }) {
  await button(page, 'Contact Agent').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('020 7946 0102')
  await dialog.getByLabel('Message').fill('Is the garden shared?')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog).toBeHidden()
}

async function signUp(page: Page, account: { name: string; email: string; password: string }) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.getByLabel('Full name').fill(account.name)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await button(page, 'Create Account').click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
}

/** Follows the link to confirm an address, from the mailbox page. */
async function openLinkInMailbox(page: Page, address: string) {
  await page.goto('/mailbox')
  const list = page.getByRole('list', { name: 'E-mails' })
  await list
    .getByRole('link')
    .filter({ hasText: address })
    .filter({ hasText: 'Confirm' })
    .first()
    .click()
  const mail = page.getByRole('article').locator('iframe').contentFrame()
  const link = mail.getByRole('link', { name: 'Confirm email address' })
  const { pathname, search, hash } = new URL((await link.getAttribute('href')) ?? '')
  // The server of the tests is not at the address that its e-mails name.
  await page.goto(`${pathname}${search}${hash}`)
}

test('what a visitor saved and asked for is in the account that proves the same address', async ({
  page,
}) => {
  test.slow()
  const ada = stranger()
  const title = await saveAndOpenFirst(page)
  await askForViewing(page, ada)
  await writeToAgent(page, ada)
  await signUp(page, ada)
  await openLinkInMailbox(page, ada.email)

  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Sign in successful')).toBeVisible()

  await page.goto('/saved-properties')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto('/viewings')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByText('Is the garden shared?').first()).toBeVisible()
})
