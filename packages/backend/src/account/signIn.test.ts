import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, codeOf, HOUR, later } from '../testing/accountWorld.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { readSession } from './data.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, openAccount, empty } = accountWorld(db)
beforeEach(empty)

describe('signing in', () => {
  beforeEach(() => openAccount())

  test('capitals and blanks around the address do not matter; the password counts as it is', async () => {
    const { call } = browser()
    const typed = { ...ADA, email: ' Ada@Example.com ' }
    expect(await codeOf((await call()).account.signIn(typed))).toBe('done')
    const spaced = { ...ADA, password: `${ADA.password} ` }
    expect(await codeOf((await call()).account.signIn(spaced))).toBe('wrongCredentials')
  })

  test('opens a session, which signing out ends', async () => {
    const { call, cookies } = browser()
    await (await call()).account.signIn(ADA)
    expect(await (await call()).account.me()).toMatchObject({ email: ADA.email, agentId: null })
    const token = cookies.session ?? ''
    await (await call()).account.signOut()
    expect(cookies.session).toBeNull()
    expect(await readSession(db, TEST_SETTINGS, token)).toBeNull()
    expect(await (await call()).account.me()).toBeNull()
  })

  test('a browser that signs in again leaves no session behind', async () => {
    const { call } = browser()
    await (await call()).account.signIn(ADA)
    await (await call()).account.signIn(ADA)
    expect(await db.sql`select 1 from sessions`).toHaveLength(1)
  })

  test('a session is renewed in its second half, and ends when it is over', async () => {
    const { call, cookies } = browser()
    await (await call()).account.signIn(ADA)
    const token = cookies.session ?? ''
    const read = () => readSession(db, TEST_SETTINGS, token)
    expect((await read())?.renewedUntil).toBeNull()
    await db.sql`update sessions set expires_at = now() + interval '14 days'`
    const renewed = (await read())?.renewedUntil
    expect(renewed?.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * HOUR)
    await db.sql`update sessions set expires_at = now() - interval '1 second'`
    expect(await read()).toBeNull()
  })

  test('too many wrong passwords have to wait, and the owner’s own device does not', async () => {
    const owner = browser()
    await (await owner.call()).account.signIn(ADA)
    const other = browser({ clientAddress: '198.51.100.1' })
    const wrong = { ...ADA, password: 'difference engine' }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await codeOf((await other.call()).account.signIn(wrong))).toBe('wrongCredentials')
    }
    expect(await codeOf((await other.call()).account.signIn(ADA))).toBe('rateLimited')
    expect(await codeOf((await owner.call()).account.signIn(ADA))).toBe('done')
    const quarter = later(900_001)
    expect(await codeOf((await other.call({ now: quarter })).account.signIn(ADA))).toBe('done')
  })

  test('an address without an account is held back the same', async () => {
    const { call } = browser()
    const nobody = { email: 'nobody@example.com', password: 'analytical engine' }
    const codes = new Set<string>()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      codes.add(await codeOf((await call()).account.signIn(nobody)))
    }
    expect([...codes]).toEqual(['wrongCredentials'])
    expect(await codeOf((await call()).account.signIn(nobody))).toBe('rateLimited')
  })

  test('right passwords are not counted', async () => {
    const { call } = browser()
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await (await call()).account.signIn(ADA)
    }
    expect(await db.sql`select 1 from throttle_events`).toHaveLength(0)
  })

  test('tries at once are counted one by one', async () => {
    const { call } = browser({ clientAddress: '198.51.100.2' })
    const caller = await call()
    const wrong = { ...ADA, password: 'difference engine' }
    const codes = await Promise.all(
      Array.from({ length: 25 }, () => codeOf(caller.account.signIn(wrong))),
    )
    expect(codes.filter((code) => code === 'wrongCredentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'rateLimited')).toHaveLength(15)
  })
})

test('demo accounts open nothing where there are none', async () => {
  await openAccount()
  await db.sql`update users set is_demo = true`
  const { call, cookies } = browser()
  await (await call()).account.signIn(ADA)
  const settings = { ...TEST_SETTINGS, hasDemoAccounts: false }
  expect(await readSession(db, settings, cookies.session ?? '')).toBeNull()
  expect(await codeOf((await browser().call({ settings })).account.signIn(ADA))).toBe(
    'wrongCredentials',
  )
})
