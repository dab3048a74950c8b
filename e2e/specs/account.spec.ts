import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { homesOfAgent } from '../src/correspondence.ts'
import { BUYER, fillInSignIn, linkFor, newAccount, signInAs, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

// A refused form is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|401|403|429)/] })

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
  await fillInSignIn(page, ada)
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
  await fillInSignIn(page, ada)
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
