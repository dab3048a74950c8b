import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ADA, accountWorld, codeOf, HOUR, later, NOW } from '../testing/accountWorld.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { inviteAgent } from './inviteAgent.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, signedIn, empty } = accountWorld(db)
beforeEach(async () => {
  await empty()
  await db.sql`truncate agents cascade`
})

const COMPANY = {
  companyName: 'Byron & Daughter',
  phone: '020 7946 0102',
  address: '12 St James’s Square, London SW1Y 4JH',
}
const invite = (email = ADA.email) =>
  inviteAgent({ db, settings: TEST_SETTINGS, now: NOW }, { ...COMPANY, email })
const choose = async (token: string, now = NOW) => {
  const own = browser({ now })
  const password = 'a difference engine'
  return { own, me: await (await own.call()).account.resetPassword({ token, password }) }
}

test('a new address gets account and company, and chooses its password by the link', async () => {
  expect(await invite()).toBe('opened')
  const [mail] = await deliver()
  expect(mail).toMatchObject({ kind: 'account.reset', to: ADA.email })
  expect(mail?.text).toContain('https://hearth.example/auth?reset=true#')
  const signIn = async (password: string) =>
    codeOf((await browser().call()).account.signIn({ email: ADA.email, password }))
  expect(await signIn('a difference engine')).toBe('wrongCredentials')

  const { own, me } = await choose(mail?.token ?? '', later(6 * 24 * HOUR))
  expect(me).toMatchObject({ email: ADA.email, name: COMPANY.companyName })
  const company = await (await own.call()).agent.me()
  expect(company).toEqual({ id: me.agentId, ...COMPANY, email: ADA.email })
  expect(await signIn('a difference engine')).toBe('done')
  expect(await codeOf(choose(mail?.token ?? ''))).toBe('linkInvalid')
})

test('the link is too old after seven days', async () => {
  await invite()
  const [mail] = await deliver()
  expect(await codeOf(choose(mail?.token ?? '', later(7 * 24 * HOUR)))).toBe('linkInvalid')
})

test('what a guest asked with the address is theirs once the link proved it', async () => {
  const [home] = await db.sql<{ id: number }[]>`
    insert into properties (listing_type, property_type, address, beds, baths)
    values ('sale', 'house', '1 Rose Lane', 2, 1) returning id`
  await db.sql`insert into messages (property_id, name, email, phone, text)
    values (${home?.id ?? 0}, 'Ada', ${ADA.email}, '', 'Mine')`
  await invite()
  const theirs = () => db.sql`select 1 from messages where user_id is not null`
  expect(await theirs()).toHaveLength(0)
  const mail = (await deliver()).find(({ to }) => to === ADA.email)
  await choose(mail?.token ?? '')
  expect(await theirs()).toHaveLength(1)
})

test('the owner of an account is offered the company, and keeps the password', async () => {
  await openAccount()
  expect(await invite()).toBe('offered')
  const [mail] = await deliver()
  expect(mail?.text).toContain('https://hearth.example/agent/register?confirm=add#')
  expect(await db.sql`select 1 from agents`).toHaveLength(0)
  await (await browser().call()).account.confirmEmail({ token: mail?.token ?? '' })
  expect(await (await (await signedIn()).call()).agent.me()).toMatchObject(COMPANY)
})

test('whoever acts for a company is invited to no second one', async () => {
  await invite()
  await expect(invite()).rejects.toMatchObject({
    code: 'notAllowed',
    params: { reason: 'This account acts for a company already.' },
  })
  expect(await db.sql`select 1 from agents`).toHaveLength(1)
})

test('of two at once one opens the company', async () => {
  const ended = await Promise.all([1, 2, 3].map(() => codeOf(invite())))
  expect(ended.toSorted()).toEqual(['done', 'notAllowed', 'notAllowed'])
})

test('a demo account stays what it is', async () => {
  await openAccount()
  await db.sql`update users set is_demo = true`
  expect(await codeOf(invite())).toBe('notAllowed')
})
