import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { homesOfAgent } from '../src/correspondence.ts'
import { BUYER, linkFor, newAccount, signInAs, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// A refused form is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403|429)/] })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function signIn(page: Page, account: { email: string; password: string }) {
  await email(page).fill(account.email)
  await password(page).fill(account.password)
  await button(page, 'Sign In').click()
}

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

  await signIn(page, BUYER)
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
  await signIn(page, BUYER)
  await expect(page).toHaveURL('/properties?type=rent&location=Leith')
  await page.getByRole('button', { name: 'Account of Bea Buyer' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await signIn(page, BUYER)
  await expect(page).toHaveURL('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
})

test('no address of another site is where signing in leads to', async ({ page }) => {
  await page.goto('/auth?from=//evil.example/')
  await signIn(page, BUYER)
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
  await signIn(page, nobody)
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
async function holdBackSignIn(page: Page) {
  await page.route(/account\.signIn/, (route) => {
    const data = {
      code: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      appError: { code: 'rateLimited', params: { seconds: 600 } },
      fields: [],
    }
    const error = { message: 'Too many requests.', code: -32029, data }
    const isBatch = new URL(route.request().url()).searchParams.has('batch')
    return route.fulfill({ status: 429, json: isBatch ? [{ error }] : { error } })
  })
}

test('too many attempts are told how long to wait', async ({ page }) => {
  await page.goto('/auth')
  await holdBackSignIn(page)
  await signIn(page, BUYER)
  await expect(page.getByText('Too many attempts. Please try again in 10 minutes.')).toBeVisible()
})

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

test('a demo account offers no changes', async ({ page }) => {
  await signInAs(page, BUYER)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'A demo account' })).toBeVisible()
  await expect(button(page, 'Download your data')).toBeVisible()
  await expect(page.getByText('This device, since')).toBeVisible()
  for (const name of ['Save name', 'Change password', 'Delete account', 'Sign out other devices']) {
    await expect(button(page, name)).toBeHidden()
  }
  await expectAccessible(page)
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

test('tabs follow one another in signing in and out', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/auth')
  await signIn(page, BUYER)
  const account = other.getByRole('button', { name: 'Account of Bea Buyer' })
  await expect(account).toBeVisible()
  await account.click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a spinner stands for a page until it is known who asks', async ({ page }) => {
  await signInAs(page, BUYER)
  const release = Promise.withResolvers<void>()
  await page.route(/account\.me/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/account')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('the account page changes what it shows', async ({ page }) => {
  const ada = await newAccount(page)
  await page.goto('/account')
  await expect(page).toHaveTitle('Your account · Hearth')
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await button(page, 'Save name').click()
  await expect(page.getByText('Agents see you as Ada Lovelace.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, 'Download your data').click()
  expect((await download).suggestedFilename()).toBe('hearth-data.json')

  const next = stranger().email
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill(ada.password)
  await button(page, 'Change email address').click()
  await expect(page.getByText(`Please follow the link that we sent to ${next}.`)).toBeVisible()
  await page.goto(await linkFor(page, next, 'account.changeEmail'))
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Email address confirmed')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${next}`)).toBeVisible()
})

test('a device that is signed out leaves the keyboard at the list', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = await newAccount(page)
  const elsewhere = await browser.newContext({ baseURL })
  await signInAs(elsewhere, ada)
  await signInAs(elsewhere, ada)
  await elsewhere.close()
  await page.goto('/account')
  const devices = page.getByRole('list', { name: 'Your devices' })
  await expect(devices.getByRole('button').first()).toBeVisible()
  const before = await devices.getByRole('listitem').count()
  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .press('Enter')
  await expect(devices.getByRole('listitem')).toHaveCount(before - 1)
  await expect(devices).toBeFocused()
  await expectAccessible(page)
})

test('other devices are signed out, and an account is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = await newAccount(page)
  const elsewhere = await browser.newContext({ baseURL })
  await signInAs(elsewhere, ada)
  await page.goto('/account')
  await button(page, 'Sign out other devices').click()
  await expect(page.getByText('One other device.')).toBeVisible()
  const me = await (await elsewhere.request.get('/trpc/account.me')).json()
  expect(me.result.data).toBeNull()
  await elsewhere.close()

  await button(page, 'Delete account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(page.getByText('Account not deleted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button(page, 'Delete account').click()
  await expect(dialog.getByLabel('Your password')).toHaveValue('')
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await signIn(page, ada)
  await expect(page.getByText('Error signing in')).toBeVisible()
})

test('what cannot be loaded can be asked for again', async ({ page }) => {
  await signInAs(page, BUYER)
  await answerInstead(page, 'account.sessions', { fails: 400 })
  await page.goto('/account')
  await expect(page.getByText('Your devices could not be loaded')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await again.press('Enter')
  await expect(page.getByRole('list', { name: 'Your devices' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})

test('a failure without a message says what S2 says', async ({ page }) => {
  await page.route(/account\.signIn/, (route) =>
    route.fulfill({ status: 400, json: [{ error: { message: 'x', code: -32603, data: {} } }] }),
  )
  await page.goto('/auth')
  await signIn(page, BUYER)
  const toast = page.getByRole('alert').filter({ hasText: 'Error signing in' })
  await expect(toast.getByText('Please try again', { exact: true })).toBeVisible()
})

test('whoever comes after a member in the same tab finds nothing of what they typed', async ({
  page,
  context,
}) => {
  const [home] = await homesOfAgent(page, 1)
  if (!home) throw new Error('The demo agent has no home')
  const question = page.getByRole('dialog').getByLabel('Message')
  const ask = async () => {
    await page.goto(`/property/${home.id}`)
    await page.getByRole('button', { name: 'Contact Agent' }).first().click()
  }
  const signOut = async (where: Page) => {
    await where.getByRole('button', { name: 'Account of Ada Byron' }).click()
    await where.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(where.getByText('Signed out', { exact: true })).toBeVisible()
  }
  const ada = await newAccount(page)
  await ask()
  const offered = await question.inputValue()
  await question.fill('Is my secret safe?')
  await page.goto('/')
  await ask()
  await expect(question).toHaveValue('Is my secret safe?')
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page.locator('#main')).toBeFocused()
  await ask()
  await expect(question).toHaveValue(offered)

  // A visitor takes what they typed into the account; signing out elsewhere takes it away.
  await question.fill('May I come in?')
  await page.goto('/auth')
  await signIn(page, ada)
  await expect(page).toHaveURL('/')
  await ask()
  await expect(question).toHaveValue('May I come in?')
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await expect(page.getByRole('dialog')).toBeHidden()
  await ask()
  await expect(question).toHaveValue(offered)
})
