import type { Transaction } from '@hearth/db/client.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, BOB, codeOf } from '../testing/accountWorld.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { replacePassword } from './password.ts'
import { hashPassword } from './passwords.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)

const { browser, deliver, openAccount, signedIn, empty } = accountWorld(db)
beforeEach(async () => {
  await empty()
  await openAccount()
})

const GUEST = { name: 'Gwen', email: 'gwen@example.com', phone: '020 7946 0199' }
const readUserId = async (email = ADA.email) =>
  (await db.sql`select id from users where email = ${email}`)[0]?.id

async function storeHome(): Promise<number> {
  const [home] = await db.sql<{ id: number }[]>`
    insert into properties (listing_type, property_type, status, address, beds, baths)
    values ('sale', 'house', 'available', '1 Rose Lane', 2, 1) returning id`
  return home?.id ?? 0
}

/** Begins something in a transaction and leaves it open while calls are made, until they wait or are done. */
async function whileOpen<Answer>(
  begin: (tx: Transaction) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const open = db.drizzle.transaction(async (tx) => {
    await begin(tx)
    begun.resolve()
    await end.promise
  })
  await begun.promise
  const answers: Promise<Answer>[] = []
  let done = 0
  const isStill = async () => done + (await countWaiting()) >= answers.length
  try {
    for (const call of calls) {
      const count = () => {
        done += 1
      }
      const answer = call()
      answers.push(answer)
      answer.then(count, count)
      await expect.poll(isStill).toBe(true)
    }
  } finally {
    end.resolve()
    await open
  }
  return Promise.all(answers)
}

async function countWaiting(): Promise<number> {
  const [row] = await db.sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.count ?? 0
}

describe('while a password is replaced, the old one', () => {
  const replace = async () => {
    const userId = await readUserId()
    const hash = await hashPassword('a new engine')
    return (tx: Transaction) => replacePassword(tx, TEST_SETTINGS, userId, hash)
  }

  test('opens no session that stays', async () => {
    const { account } = await browser().call()
    expect(await whileOpen(await replace(), [() => codeOf(account.signIn(ADA))])).toEqual([
      'wrongCredentials',
    ])
    expect(await db.sql`select 1 from sessions`).toHaveLength(0)
  })

  test('changes and deletes nothing', async () => {
    const { account } = await (await signedIn()).call()
    const { password } = ADA
    const answers = await whileOpen(await replace(), [
      () => codeOf(account.changePassword({ current: password, password: 'a thief’s engine' })),
      () => codeOf(account.changeEmail({ email: 'thief@example.com', password })),
      () => codeOf(account.deleteAccount({ password })),
    ])
    expect(answers).toEqual(['wrongCredentials', 'wrongCredentials', 'wrongCredentials'])
    expect(await db.sql`select 1 from account_requests`).toHaveLength(0)
    const { account: owner } = await browser().call()
    expect(await codeOf(owner.signIn({ ...ADA, password: 'a new engine' }))).toBe('done')
  })
})

describe('a change of address', () => {
  const tokenTo = async (address: string) =>
    (await deliver()).findLast(({ to, token }) => to === address && token !== '')?.token ?? ''

  test('ends every link that was sent before', async () => {
    const { account } = await (await signedIn()).call()
    const { password } = ADA
    await account.changeEmail({ email: 'typo@example.com', password })
    const typo = await tokenTo('typo@example.com')
    await account.changeEmail({ email: 'right@example.com', password })
    expect(await codeOf(account.confirmEmail({ token: typo }))).toBe('linkInvalid')
    await account.requestPasswordReset({ email: ADA.email })
    const reset = await tokenTo(ADA.email)
    await account.confirmEmail({ token: await tokenTo('right@example.com') })
    const choice = { token: reset, password: 'a thief’s engine' }
    expect(await codeOf(account.resetPassword(choice))).toBe('linkInvalid')
    expect(await readUserId('right@example.com')).toBeDefined()
  })

  test('of two accounts that confirm one address at once, one gets it', async () => {
    await openAccount(BOB)
    const shared = 'shared@example.com'
    for (const person of [ADA, BOB]) {
      const { account } = await (await signedIn(person)).call()
      await account.changeEmail({ email: shared, password: person.password })
    }
    const tokens = (await deliver()).filter(({ to }) => to === shared).map(({ token }) => token)
    const { account } = await browser().call()
    // Both have found the address free when neither can go on.
    const confirm = (token: string) => () => codeOf(account.confirmEmail({ token }))
    const answers = await whileOpen(
      (tx) => tx.execute(sql`select 1 from users for share`),
      tokens.map(confirm),
    )
    expect(answers.toSorted()).toEqual(['done', 'linkInvalid'])
  })

  test('is stored with the warning to the present address, or not at all', async () => {
    // No e-mail can be made with links to such a place.
    const settings = { ...TEST_SETTINGS, publicUrl: 'nowhere:' }
    const { account } = await (await signedIn()).call({ settings })
    const change = { email: 'right@example.com', password: ADA.password }
    expect(await codeOf(account.changeEmail(change))).not.toBe('done')
    expect(await db.sql`select 1 from account_requests`).toHaveLength(0)
    expect(await db.sql`select 1 from jobs`).toHaveLength(0)
  })
})

describe('what a guest asks while the address is confirmed', () => {
  const asked = {
    messages: (propertyId: number) => async () => {
      const { message } = await browser().call()
      return message.contact({ ...GUEST, propertyId, message: 'Is it sunny?' })
    },
    viewings: (propertyId: number) => async () => {
      const { viewing } = await browser().call()
      return viewing.request({ ...GUEST, propertyId, date: '2026-11-24', times: ['11:00'] })
    },
  }

  test.each(['messages', 'viewings'] as const)('%s are the account’s', async (table) => {
    await asked[table](await storeHome())()
    const { account } = await browser().call()
    await account.signUp({ ...GUEST, password: 'a guest’s engine' })
    const token = (await deliver()).find(({ kind }) => kind === 'account.confirm')?.token ?? ''
    const home = await storeHome()
    // What was asked before cannot be adopted yet: the confirmation is half done.
    await whileOpen(
      (tx) => tx.execute(sql`select 1 from ${sql.identifier(table)} for update`),
      [async () => void (await account.confirmEmail({ token })), asked[table](home)],
    )
    expect(await db.sql`select 1 from ${db.sql(table)} where user_id is null`).toHaveLength(0)
    expect(await db.sql`select 1 from ${db.sql(table)}`).toHaveLength(2)
  })
})

test('what is written while an account is deleted is without the person too', async () => {
  const { account } = await (await signedIn()).call()
  const userId = await readUserId()
  const home = await storeHome()
  const write = (tx: Transaction) =>
    tx.execute(sql`
      insert into messages (property_id, user_id, name, email, phone, text)
      values (${home}, ${userId}, ${ADA.name}, ${ADA.email}, '', 'Is it sunny?')`)
  const answers = await whileOpen(write, [
    () => codeOf(account.deleteAccount({ password: ADA.password })),
  ])
  expect(answers).toEqual(['done'])
  expect(JSON.stringify(await db.sql`select * from messages`)).not.toMatch(/ada/i)
})

test('a company that is opened while an account is deleted has no address of the person', async () => {
  const { account, agent } = await (await signedIn()).call()
  const company = { companyName: 'Byron & Daughter', phone: '020 7946 0102', address: '1 Low St' }
  const answers = await whileOpen(
    (tx) => tx.execute(sql`select 1 from users for update`),
    [
      () => codeOf(agent.openCompany(company)),
      () => codeOf(account.deleteAccount({ password: ADA.password })),
    ],
  )
  expect(answers).toEqual(['done', 'done'])
  expect(await db.sql`select user_id, email from agents`).toEqual([{ user_id: null, email: null }])
  await openAccount()
  const again = await (await signedIn()).call()
  const late = await whileOpen(
    (tx) => tx.execute(sql`select 1 from users for update`),
    [
      () => codeOf(again.account.deleteAccount({ password: ADA.password })),
      () => codeOf(again.agent.openCompany(company)),
    ],
  )
  expect(late).toEqual(['done', 'signedOut'])
})

test('a deleted account leaves no e-mail to the addresses that the person gave', async () => {
  await openAccount(BOB)
  const home = await storeHome()
  const { account, message, viewing } = await (await signedIn()).call()
  const other = { name: 'Ada', phone: '020 7946 0102' }
  const wish = { date: '2026-11-24', times: ['11:00' as const] }
  await message.contact({
    ...other,
    email: 'work@ada.example',
    propertyId: home,
    message: 'Sunny?',
  })
  await viewing.request({ ...other, email: 'home@ada.example', propertyId: home, ...wish })
  // Somebody else's address, however it came there.
  await message.contact({ ...other, email: BOB.email, propertyId: home, message: 'Mine?' })
  const bobs = await db.sql`select 1 from emails where to_address = ${BOB.email}`
  expect(bobs).not.toHaveLength(0)
  await db.sql`update emails set state = 'sent', sent_at = now()`
  await account.deleteAccount({ password: ADA.password })
  const left = await db.sql`
    select 1 from emails where to_address like '%ada.example' or reply_to like '%ada.example'`
  expect(left).toHaveLength(0)
  const kept = await db.sql`select 1 from emails where to_address = ${BOB.email}`
  expect(kept).toHaveLength(bobs.length)
})

test('a demo account stays as it is, and so do its other browsers', async () => {
  await db.sql`update users set is_demo = true`
  const other = await signedIn()
  const { account } = await (await signedIn()).call()
  expect(await account.me()).toMatchObject({ isDemo: true })
  const { password } = ADA
  const others = (await account.sessions()).find(({ isCurrent }) => !isCurrent)
  const refused = [
    account.changeName({ name: 'Somebody' }),
    account.changePassword({ current: password, password: 'a new engine' }),
    account.changeEmail({ email: 'mine@example.com', password }),
    account.deleteAccount({ password }),
    account.endSession({ id: others?.id ?? '' }),
    account.endOtherSessions(),
  ]
  for (const call of refused) {
    await expect(call).rejects.toMatchObject({
      cause: { code: 'notAllowed', params: { reason: 'The demo accounts stay as they are.' } },
    })
  }
  expect(await (await other.call()).account.me()).not.toBeNull()
  expect(await codeOf(account.signOut())).toBe('done')
})
