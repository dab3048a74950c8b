import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../src/test.ts'

const MISSING = 'Please select both a date and at least one preferred time.'
const NOTE = 'Viewings available Monday to Saturday, 9 AM to 5 PM'

async function openDialog(page: Page) {
  // A home that can be viewed: results hold no others.
  await page.goto('/properties?type=sale')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Book a Viewing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book a Viewing' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  return dialog
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

async function introduce(dialog: Dialog, email: string) {
  await dialog.getByLabel('Name').fill('Ada Lovelace')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('020 7946 0102')
}

const someone = () => `ada-${crypto.randomUUID()}@example.com`
/** The days that may be chosen, in the month that is shown. */
const openDays = (dialog: Dialog) =>
  dialog.getByRole('button', { name: /^\d+ [A-Z]\w+ \d{4}$/, disabled: false })

test('a request is sent, stored as pending and mailed', async ({ page }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByText(NOTE)).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Request Viewing' })
  await expect(send).toBeDisabled()
  const email = someone()
  await introduce(dialog, email)
  // Next month, whatever today is.
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await openDays(dialog).first().click()
  await expect(send).toBeDisabled()
  const slots = dialog.getByRole('group', { name: 'Preferred times' }).getByRole('button')
  await expect(slots).toHaveText(
    Array.from({ length: 9 }, (_, nth) => `${String(nth + 9).padStart(2, '0')}:00`),
  )
  await slots.nth(5).click()
  await slots.nth(0).click()
  await expect(send).toBeEnabled()
  await expectAccessible(page)

  const request = page.waitForRequest(/viewing\.request/)
  await send.click()
  const [sent] = Object.values((await request).postDataJSON()) as { times: string[] }[]
  expect(sent?.times).toEqual(['09:00', '14:00'])
  await expect(page.getByText('Viewing Request Sent')).toBeVisible()
  await expect(
    page.getByText(
      'Your viewing request has been sent to the agent. They will contact you to confirm the appointment.',
    ),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  const mailbox = await (await page.request.get('/trpc/mail.mailbox')).json()
  expect(mailbox.result.data).toContainEqual(
    expect.objectContaining({ kind: 'viewing.sender', toAddress: email }),
  )
})

test('Enter without a date or times says what is missing', async ({ page }) => {
  const dialog = await openDialog(page)
  await introduce(dialog, someone())
  await dialog.getByLabel('Phone').press('Enter')
  await expect(page.getByText(MISSING)).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Lovelace')
})

test('a time is chosen once, and given up by choosing it again', async ({ page }) => {
  const dialog = await openDialog(page)
  const nine = dialog.getByRole('button', { name: '09:00' })
  await nine.click()
  await expect(nine).toHaveAttribute('aria-pressed', 'true')
  await nine.click()
  await expect(nine).toHaveAttribute('aria-pressed', 'false')
})

test.describe('from the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('today is London’s, Sundays and what has passed cannot be chosen', async ({ page }) => {
    // Friday 23:30 in London, Saturday noon in Auckland.
    await page.clock.setFixedTime(new Date('2026-11-20T23:30:00Z'))
    const dialog = await openDialog(page)
    const day = (name: string) => dialog.getByRole('button', { name: `${name} November 2026` })
    await expect(day('20')).toBeDisabled()
    await expect(day('21')).toBeEnabled()
    await expect(day('22')).toBeDisabled()
    await expect(day('23')).toBeEnabled()
    await expect(day('29')).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  })

  test('of today only the slots still to come', async ({ page }) => {
    // 14:30 in London on a Monday in summer time, Tuesday in Auckland.
    await page.clock.setFixedTime(new Date('2027-06-07T13:30:00Z'))
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '7 June 2027', exact: true }).click()
    await expect(dialog.getByRole('button', { name: '14:00' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: '15:00' })).toBeEnabled()
  })
})

test.describe('when it cannot be sent', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('the dialog says so and keeps everything', async ({ page }) => {
    const dialog = await openDialog(page)
    await introduce(dialog, someone())
    await dialog.getByRole('button', { name: 'Next month' }).click()
    await openDays(dialog).first().click()
    await dialog.getByRole('button', { name: '10:00' }).click()
    await page.route(/viewing\.request/, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Request Viewing' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This has not been sent')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Book a Viewing' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Ada Lovelace')
    await expect(dialog.getByRole('button', { name: '10:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Request Viewing' }).click()
    await expect(page.getByText('Viewing Request Sent')).toBeVisible()
  })
})
