import { email, holdBackSignIn, password } from '../src/authPage.ts'
import { button, heading, tab } from '../src/controls.ts'
import { linkFor, newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// A refused form is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403|429)/] })

test('an account: created, confirmed by the link in the mailbox, signed in to', async ({
  page,
}) => {
  const ada = stranger()
  await page.goto('/auth')
  await tab(page, 'Create Account').click()
  await page.getByLabel('Full name').fill(ada.name)
  await email(page).fill(ada.email)
  await password(page).fill(ada.password)
  await page.getByLabel('Confirm password').fill(`${ada.password}?`)
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  await button(page, 'Create Account').click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByText('Please ensure both passwords match.').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Confirm password').fill(ada.password)
  await button(page, 'Create Account').click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await expect(page.getByText('Please check your email to confirm your account.')).toBeVisible()
  await expect(email(page)).toHaveValue(ada.email)
  await expect(heading(page)).toBeFocused()

  await password(page).fill(ada.password)
  await button(page, 'Sign In').click()
  await expect(page.getByText(/^Please confirm your email address first/)).toBeVisible()

  const link = await linkFor(page, ada.email, 'account.confirm')
  expect(link).toContain('/auth?confirm=signUp#')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await password(page).fill('the password of somebody else')
  await button(page, 'Confirm email address').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not confirmed' })).toBeVisible()
  const notChosen = 'This is not the password that was chosen for this account.'
  await expect(page.getByText(notChosen).first()).toBeVisible()
  await expect(password(page)).toHaveValue('the password of somebody else')
  await expectAccessible(page)

  await password(page).fill(ada.password)
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Sign in successful')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: `Account of ${ada.name}` })).toBeVisible()
})

test('an account that is confirmed and cannot be signed in to at once says so', async ({
  page,
}) => {
  const ada = stranger()
  await page.request.post('/trpc/account.signUp', { data: ada })
  await page.goto(await linkFor(page, ada.email, 'account.confirm'))
  await holdBackSignIn(page)
  await password(page).fill(ada.password)
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Error signing in')).toBeVisible()
  await expect(page.getByText(`${ada.email} is confirmed. Sign in to continue.`)).toBeVisible()
  await expect(email(page)).toHaveValue(ada.email)
})

test('whoever has forgotten the password of a sign-up creates the account again', async ({
  page,
}) => {
  await page.goto('/auth?confirm=signUp#not-a-token')
  await button(page, 'Forgotten? Create the account again').click()
  await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true')
})

test('a link that was used says that it is no longer valid', async ({ page }) => {
  await page.goto('/auth?confirm=true#not-a-token')
  await button(page, 'Confirm email address').click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
})

test('a forgotten password is replaced by the link in the mailbox', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const ada = await newAccount(context)
  await context.close()
  await page.goto('/auth')
  await email(page).fill(ada.email)
  await button(page, 'Forgot password?').click()
  await expect(heading(page)).toHaveText('Forgot your password?')
  await expect(heading(page)).toBeFocused()
  await expect(email(page)).toHaveValue(ada.email)
  await expectAccessible(page)
  await button(page, 'Back to Sign In').press('Enter')
  await expect(heading(page)).toHaveText('Welcome home')
  await expect(heading(page)).toBeFocused()
  await button(page, 'Forgot password?').click()
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByText('Password reset email sent')).toBeVisible()
  await expect(
    page.getByText('Please check your email for instructions to reset your password.'),
  ).toBeVisible()

  const link = await linkFor(page, ada.email, 'account.reset')
  expect(link).toContain('/auth?reset=true#')
  await page.goto(link)
  await page.getByLabel('New password').fill('password')
  await page.getByLabel('Confirm password').fill('password')
  await button(page, 'Save new password').click()
  await expect(page.getByText('Error resetting password')).toBeVisible()
  await expect(page.getByText(/easy to guess/).first()).toBeVisible()
  await expectAccessible(page)
  const next = `${ada.password}-again`
  await page.getByLabel('New password').fill(next)
  await page.getByLabel('Confirm password').fill(next)
  await button(page, 'Save new password').click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto(link)
  await page.getByLabel('New password').fill(next)
  await page.getByLabel('Confirm password').fill(next)
  await button(page, 'Save new password').click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('the keyboard stays where it is: at a tab, at a button that sends, at what takes its place', async ({
  page,
}) => {
  await page.goto('/auth')
  await tab(page, 'Create Account').click()
  await expect(tab(page, 'Create Account')).toBeFocused()
  await page.goto('/auth?reset=true#not-a-token')
  await button(page, 'Ask for a new link').press('Enter')
  await expect(heading(page)).toBeFocused()
  await email(page).fill(stranger().email)

  const release = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/requestPasswordReset/, async (route) => {
    asked += 1
    await release.promise
    await route.continue()
  })
  await button(page, 'Send Reset Instructions').press('Enter')
  const waiting = button(page, 'One moment…')
  await expect(waiting).toBeFocused()
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  await waiting.press('Enter')
  await email(page).press('Enter')
  await waiting.focus()
  release.resolve()
  await expect(page.getByText('Password reset email sent')).toBeVisible()
  await expect(button(page, 'Send Reset Instructions')).toBeFocused()
  expect(asked).toBe(1)
})

test('an address without an account is answered the same', async ({ page }) => {
  await page.goto('/auth?reset=true')
  await email(page).fill(stranger().email)
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByText('Password reset email sent')).toBeVisible()
})
