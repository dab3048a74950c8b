import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export interface Account {
  name: string
  email: string
  password: string
}

export const BUYER: Account = {
  name: 'Bea Buyer',
  email: 'buyer@hearth.example',
  password: 'hearth-demo',
}
export const AGENT: Account = {
  name: 'Alex Agent',
  email: 'agent@hearth.example',
  password: 'hearth-demo',
}

type Asking = Pick<Page, 'request'>

/** Somebody who has no account yet. */
export const stranger = (): Account => ({
  name: 'Ada Byron',
  email: `ada-${randomUUID()}@example.com`,
  password: `engine-${randomUUID()}`,
})

/** Signs the browser of a page in, past the page for it. */
export async function signInAs({ request }: Asking, { email, password }: Account): Promise<void> {
  const response = await request.post('/trpc/account.signIn', { data: { email, password } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Signs in on /auth, as people do. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The page for signing in, which leads back to where one came from. */
export async function expectSignIn(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/auth' && searchParams.get('from') === from,
  )
}

/** Opens an account as people do, with the link from the mailbox, and signs the page's browser in. */
export async function newAccount(page: Asking, account = stranger()): Promise<Account> {
  const signedUp = await page.request.post('/trpc/account.signUp', { data: account })
  expect(signedUp.ok(), await signedUp.text()).toBe(true)
  const token = await tokenFor(page, account.email, 'account.confirm')
  const confirmed = await page.request.post('/trpc/account.confirmEmail', { data: { token } })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  await signInAs(page, account)
  return account
}

/** Where the link of the newest e-mail of a kind to an address leads, once it has arrived. */
export async function linkFor(
  page: Asking,
  address: string,
  kind: string,
  /** What the link looks like that is meant. */
  pattern = /https?:\S+#\S+/,
): Promise<string> {
  const found = await expect
    .poll(() => newestEmail(page, address, kind), { message: `an e-mail ${kind} to ${address}` })
    .not.toBeNull()
    .then(() => newestEmail(page, address, kind))
  const { request } = page
  const input = encodeURIComponent(JSON.stringify({ id: found }))
  const { result } = await (await request.get(`/trpc/mail.email?input=${input}`)).json()
  const link = pattern.exec(result.data.text)?.[0]
  if (link === undefined) throw new Error(`The e-mail ${kind} has no link`)
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}

async function tokenFor(page: Asking, address: string, kind: string): Promise<string> {
  return (await linkFor(page, address, kind)).split('#')[1] ?? ''
}

async function newestEmail({ request }: Asking, address: string, kind: string) {
  const { result } = await (await request.get('/trpc/mail.mailbox')).json()
  const entries: { id: number; kind: string; toAddress: string }[] = result.data
  return entries.find((each) => each.toAddress === address && each.kind === kind)?.id ?? null
}
