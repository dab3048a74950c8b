import { email, holdBackSignIn, password } from '../src/authPage.ts'
import { button, tab } from '../src/controls.ts'
import { BUYER, fillInSignIn, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// A refused form is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403|429)/] })

test('signing in leads back to where one came from, and the page is as S2 has it', async ({
  page,
}) => {
  await page.goto('/viewings')
  await expect(page).toHaveURL('/auth?from=/viewings')
  await expect(page).toHaveTitle('Sign in · Hearth')
  await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Create Account')).toBeVisible()
  await expectAccessible(page)

  await password(page).fill('hearth-demo')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await button(page, 'Show password').click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await button(page, 'Hide password').click()
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')

  await fillInSignIn(page, BUYER)
  await expect(page.getByText('Sign in successful')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/viewings')
})

test('signing in from the top bar leads back to the same page, and without one home', async ({
  page,
  isMobile,
}) => {
  await page.goto('/properties?type=rent&location=Leith')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fillInSignIn(page, BUYER)
  await expect(page).toHaveURL('/properties?type=rent&location=Leith')
  await page.getByRole('button', { name: 'Account of Bea Buyer' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  await page.goto('/auth')
  await fillInSignIn(page, BUYER)
  await expect(page).toHaveURL('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
})

test('no address of another site is where signing in leads to', async ({ page }) => {
  await page.goto('/auth?from=//evil.example/')
  await fillInSignIn(page, BUYER)
  await expect(page).toHaveURL('/')
})

test('Back returns to the previous page', async ({ page }) => {
  await page.goto('/properties?type=sale')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/properties?type=sale')
})

test('a wrong password says so, and what was typed stays', async ({ page }) => {
  await page.goto('/auth')
  const nobody = stranger()
  await fillInSignIn(page, nobody)
  const toast = page.getByRole('alert').filter({ hasText: 'Error signing in' })
  await expect(toast).toContainText('The email address or the password is not right.')
  await expect(email(page)).toHaveValue(nobody.email)
  await expect(password(page)).toHaveValue(nobody.password)
})

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/auth')
  await button(page, 'Sign In').click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(email(page)).toBeFocused()
})

/** Answers signing in as if there had been too many attempts. */
test('too many attempts are told how long to wait', async ({ page }) => {
  await page.goto('/auth')
  await holdBackSignIn(page)
  await fillInSignIn(page, BUYER)
  await expect(page.getByText('Too many attempts. Please try again in 10 minutes.')).toBeVisible()
})

test('tabs follow one another in signing in and out', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/auth')
  await fillInSignIn(page, BUYER)
  const account = other.getByRole('button', { name: 'Account of Bea Buyer' })
  await expect(account).toBeVisible()
  await account.click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a failure without a message says what S2 says', async ({ page }) => {
  await page.route(/account\.signIn/, (route) =>
    route.fulfill({ status: 400, json: [{ error: { message: 'x', code: -32603, data: {} } }] }),
  )
  await page.goto('/auth')
  await fillInSignIn(page, BUYER)
  const toast = page.getByRole('alert').filter({ hasText: 'Error signing in' })
  await expect(toast.getByText('Please try again', { exact: true })).toBeVisible()
})
