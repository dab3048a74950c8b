import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { email, password } from '../src/authPage.ts'
import { button, heading } from '../src/controls.ts'
import {
  AGENT,
  BUYER,
  fillInSignIn,
  linkFor,
  newAccount,
  signInAs,
  stranger,
} from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// A refused form is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403)/] })

const COMPANY = {
  'Company name': 'Byron & Daughter',
  Phone: '020 7946 0102',
  'Business address': '12 St James’s Square, London SW1Y 4JH',
}

async function fillInCompany(page: Page) {
  for (const [label, text] of Object.entries(COMPANY)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

test('agents sign in, and are led back to the page that asked for it', async ({ page }) => {
  await page.goto('/agent/dashboard?tab=viewings')
  await expect(page).toHaveURL(/\/agent\/login\?from=/)
  await expect(page).toHaveTitle('Agent sign in · Hearth')
  await expect(heading(page)).toHaveText('For estate agents')
  await expectAccessible(page)
  await button(page, 'Sign In').click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()

  await fillInSignIn(page, { ...AGENT, password: 'not the password' })
  await expect(page.getByText('Error signing in')).toBeVisible()
  await expect(email(page)).toHaveValue(AGENT.email)

  await fillInSignIn(page, AGENT)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('Successfully logged in as an estate agent.')).toBeVisible()
  await expect(page).toHaveURL('/agent/dashboard?tab=viewings')
  await expect(heading(page)).toHaveText('Agent Dashboard')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Agent Dashboard' }),
  ).toHaveAttribute('href', '/agent/dashboard')
  await page.goto('/agent/register')
  await expect(page).toHaveURL('/agent/dashboard')
})

test('whoever is no agent is denied, and signed out again', async ({ page }) => {
  await page.goto('/agent/login')
  await fillInSignIn(page, BUYER)
  await expect(page.getByText('Access Denied')).toBeVisible()
  await expect(page.getByText('This account is not registered as an estate agent.')).toBeVisible()
  await expect(page).toHaveURL('/agent/login')
  await expect(page.getByText('You need no second account')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/messages')
  await expect(page).toHaveURL('/auth?from=/messages')
})

test('a company registers, is confirmed by the link in the mailbox, and is let in', async ({
  page,
}) => {
  const ada = stranger()
  await page.goto('/agent/login')
  await page.getByRole('link', { name: 'Register your company' }).click()
  await expect(page).toHaveURL('/agent/register')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('type', 'tel')
  await button(page, 'Register').click()
  for (const missing of [
    'Enter your email address.',
    'Enter a password.',
    'Enter the name of your company.',
    'Enter your phone number.',
    'Enter the address of your business.',
  ]) {
    await expect(page.getByText(missing)).toBeVisible()
  }
  await expectAccessible(page)

  await email(page).fill(ada.email)
  await password(page).fill(ada.password)
  await page.getByLabel('Confirm password').fill(`${ada.password}?`)
  await fillInCompany(page)
  await button(page, 'Register').click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('password1')
  await password(page).fill('password1')
  await button(page, 'Register').click()
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue(COMPANY['Company name'])

  // Another address: a server that fails to answer may have registered all the same.
  const typed = { ...stranger(), password: ada.password }
  await email(page).fill(typed.email)
  await password(page).fill(typed.password)
  await page.getByLabel('Confirm password').fill(typed.password)
  await answerInstead(page, 'agent.register', { fails: 500 })
  await button(page, 'Register').click()
  await expect(page.getByText('An error occurred during registration')).toBeVisible()
  await expect(page).toHaveURL('/agent/register')
  await expect(email(page)).toHaveValue(typed.email)
  await expect(password(page)).toHaveValue(typed.password)
  await expect(page.getByLabel('Confirm password')).toHaveValue(typed.password)
  for (const [label, text] of Object.entries(COMPANY)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await page.unrouteAll()
  await email(page).fill(ada.email)
  await button(page, 'Register').click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(
    page.getByText('Please check your email to confirm your account before logging in.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/agent/login')

  const link = await linkFor(page, ada.email, 'account.confirm')
  expect(link).toContain('/agent/register?confirm=new#')
  await page.goto(link)
  await expect(heading(page)).toHaveText('Confirm your email address')
  await expect(button(page, 'Forgotten? Register your company again')).toBeVisible()
  await expectAccessible(page)
  await password(page).fill(ada.password)
  await button(page, 'Confirm email address').click()
  await expect(page).toHaveURL('/agent/dashboard')
  await expect(page.getByText(COMPANY['Company name'])).toBeVisible()
  await expect(page.getByText('No properties yet')).toBeVisible()
})

test('whoever has an account adds a company to it, signed in or by the link', async ({ page }) => {
  const ada = await newAccount(page)
  await page.goto('/agent/dashboard')
  await expect(page).toHaveURL(/\/agent\/login/)
  await expect(page.getByText(`You are signed in as ${ada.name}`)).toBeVisible()
  await page.getByRole('link', { name: 'Add your company' }).click()
  await expect(heading(page)).toHaveText('Add your company')
  await expect(email(page)).toHaveCount(0)
  await expectAccessible(page)
  await fillInCompany(page)
  await button(page, 'Add my company').click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/agent/dashboard')

  const bob = await newAccount(page)
  const signedOut = await page.request.post('/trpc/account.signOut', { data: {} })
  expect(signedOut.ok()).toBe(true)
  const company = { companyName: 'Bob & Co', phone: '020 7946 0102', address: '1 Low St, York' }
  const data = { ...company, email: bob.email, password: 'another password' }
  expect((await page.request.post('/trpc/agent.register', { data })).ok()).toBe(true)
  await expect
    .poll(() => linkFor(page, bob.email, 'account.confirm'))
    .toContain('/agent/register?confirm=add#')
  await page.goto(await linkFor(page, bob.email, 'account.confirm'))
  for (const shown of Object.values(company)) await expect(page.getByText(shown)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Add my company').click()
  await expect(page.getByText('Company added')).toBeVisible()
  await expect(page).toHaveURL(/\/agent\/login/)
  await signInAs(page, bob)
  await page.goto('/agent/dashboard')
  await expect(page.getByText('Bob & Co')).toBeVisible()
})

test('where it cannot be told who asks, it is said and asked again', async ({ page }) => {
  await signInAs(page, AGENT)
  await answerInstead(page, 'account.me', { fails: 403 })
  await page.goto('/agent/dashboard')
  await expect(page.getByText('Error checking agent status')).toBeVisible()
  await expect(page).toHaveURL('/agent/dashboard')
  await expectAccessible(page)
  await page.goto('/account')
  await expect(page.getByText('Error checking who is signed in')).toBeVisible()
  await page.goto('/agent/dashboard')
  await expect(page.getByText('Error checking agent status')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(heading(page)).toHaveText('Agent Dashboard')
})

test('an agent changes what the company says, and leaves with nothing listed', async ({ page }) => {
  const ada = await newAccount(page)
  const data = { companyName: 'Ada & Co', phone: '020 7946 0102', address: '1 Low St, York' }
  expect((await page.request.post('/trpc/agent.openCompany', { data })).ok()).toBe(true)
  await page.goto('/account')
  await expect(page.getByLabel('Company name')).toHaveValue(data.companyName)
  await expectAccessible(page)
  await page.getByLabel('Phone', { exact: true }).fill('0')
  await button(page, 'Save company').click()
  await expect(page.getByText('Enter a phone number such as 020 7946 0102.')).toBeVisible()
  await fillInCompany(page)
  await button(page, 'Save company').click()
  await expect(page.getByText('Company changed')).toBeVisible()
  await page.goto('/agent/dashboard')
  await expect(page.getByText(COMPANY['Company name'])).toBeVisible()

  await page.goto('/account')
  await button(page, 'Delete account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('delete its homes')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
})
