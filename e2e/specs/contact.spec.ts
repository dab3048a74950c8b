import type { Page } from '@playwright/test'
import { newAccount } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

async function openDialog(page: Page) {
  await page.goto('/property/2')
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Agent' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  return dialog
}

const someone = () => `ada-${crypto.randomUUID()}@example.com`

/** The kinds of the e-mails that went to an address, or about it. */
async function mailsAbout(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get('/trpc/mail.mailbox')
  const { result } = await answer.json()
  const ids = result.data.map(({ id }: { id: number }) => id)
  const mails = await Promise.all(
    ids.slice(0, 12).map(async (id: number) => {
      const input = encodeURIComponent(JSON.stringify({ id }))
      return (await (await page.request.get(`/trpc/mail.email?input=${input}`)).json()).result.data
    }),
  )
  return mails.filter(({ text }) => text.includes(email)).map(({ kind }) => kind)
}

test('a message is sent, stored and mailed', async ({ page }) => {
  const dialog = await openDialog(page)
  const email = someone()
  await dialog.getByLabel('Name').fill('Ada Lovelace')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('020 7946 0102')
  await dialog.getByLabel('Message').fill('Is the garden south-facing?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await mailsAbout(page, email)).toSorted()).toEqual([
    'contact.agent',
    'contact.agent',
    'contact.sender',
  ])
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})

test('a member is known at the next home, and is told where the reply comes', async ({ page }) => {
  const { name, email } = await newAccount(page)
  await page.goto('/property/2')
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Agent' })
  await dialog.getByLabel('Phone').fill('020 7946 0102')
  await dialog.getByLabel('Message').fill('Is the garden south-facing?')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('You find their reply in your messages.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Contact Agent' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveValue('020 7946 0102')
  await expect(dialog.getByLabel('Message')).toHaveValue('')
  await page.goto('/property/3')
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog.getByLabel('Phone')).toHaveValue('020 7946 0102')
})

test('what is missing or wrong is said beside its field, and nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route(/message\.contact/, (route) => {
    sent += 1
    return route.continue()
  })
  const dialog = await openDialog(page)
  await dialog.getByLabel('Email').fill('ada')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByText('Enter your name.')).toBeVisible()
  await expect(dialog.getByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect(dialog.getByText('Enter your phone number.')).toBeVisible()
  await expect(dialog.getByText('Enter your message.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expectAccessible(page)
  expect(sent).toBe(0)
})

test.describe('when it cannot be sent', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('the dialog says so, keeps what was typed, and can send it again', async ({ page }) => {
    const dialog = await openDialog(page)
    const email = someone()
    await dialog.getByLabel('Name').fill('Ada')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Phone').fill('020 7946 0102')
    await dialog.getByLabel('Message').fill('Hello')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/message\.contact/, async (route) => {
      await held
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(dialog.getByRole('alert')).toContainText('Hearth cannot be reached')
    await expect(dialog.getByLabel('Message')).toHaveValue('Hello')
    await expect(page.getByText('Message Sent')).toBeHidden()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message Sent')).toBeVisible()
  })
})

test('what was typed survives closing by accident and a reload', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Message').fill('A long thought')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused()
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('A long thought')
  await page.reload()
  await page.getByRole('button', { name: 'Contact Agent' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('A long thought')
})
