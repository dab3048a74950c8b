import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, BOB, codeOf, HOUR, later } from '../testing/accountWorld.ts'
import { storeSubscriber, storeWish } from '../testing/newsletter.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, empty } = accountWorld(db)
beforeEach(empty)

describe('an account', () => {
  const mine = browser()
  beforeEach(async () => {
    await openAccount()
    await (await mine.call()).account.signIn(ADA)
  })

  test('changes its name', async () => {
    await (await mine.call()).account.changeName({ name: ' Ada  Lovelace ' })
    expect(await (await mine.call()).account.me()).toMatchObject({ name: 'Ada Lovelace' })
  })

  test('changes its password, which signs out every other device', async () => {
    const other = browser()
    await (await other.call()).account.signIn(ADA)
    const change = { current: ADA.password, password: 'a new engine' }
    const wrong = { ...change, current: 'difference engine' }
    expect(await codeOf((await mine.call()).account.changePassword(wrong))).toBe('wrongCredentials')
    await (await mine.call()).account.changePassword(change)
    expect(await (await mine.call()).account.me()).not.toBeNull()
    expect(await (await other.call()).account.me()).toBeNull()
  })

  test('changes its address once the new one is confirmed; the present one is told before', async () => {
    const next = 'ada@lovelace.example'
    const { account } = await mine.call()
    expect(await codeOf(account.changeEmail({ email: next, password: 'wrong words' }))).toBe(
      'wrongCredentials',
    )
    await account.changeEmail({ email: next, password: ADA.password })
    const mails = await deliver()
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['account.changed', ADA.email],
      ['account.changeEmail', next],
    ])
    expect(await (await mine.call()).account.me()).toMatchObject({ email: ADA.email })
    await (await browser().call()).account.confirmEmail({ token: mails[1]?.token ?? '' })
    expect(await (await mine.call()).account.me()).toMatchObject({ email: next })
    expect(await codeOf((await browser().call()).account.signIn(ADA))).toBe('wrongCredentials')
  })

  test('a changed password stops a change of address', async () => {
    const { account } = await mine.call()
    await account.changeEmail({ email: 'thief@example.com', password: ADA.password })
    const token = (await deliver()).find(({ to }) => to === 'thief@example.com')?.token ?? ''
    await account.changePassword({ current: ADA.password, password: 'a new engine' })
    expect(await codeOf(account.confirmEmail({ token }))).toBe('linkInvalid')
  })

  test('does not take somebody else’s address, and does not tell that there is one', async () => {
    await openAccount(BOB)
    const { account } = await mine.call()
    const change = { email: BOB.email, password: ADA.password }
    expect(await account.changeEmail(change)).toEqual({ success: true })
    const kinds = (await deliver()).map(({ kind, to }) => [kind, to])
    expect(kinds).toContainEqual(['account.exists', BOB.email])
    expect(kinds).not.toContainEqual(['account.changeEmail', BOB.email])
  })

  test('lists its devices and signs others out', async () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
    const other = browser({ userAgent: chrome })
    await (await other.call()).account.signIn(ADA)
    const { account } = await mine.call()
    const listed = await account.sessions()
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toContainEqual([
      'Chrome on Windows',
      false,
    ])
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(await account.endOtherSessions()).toEqual({ ended: 1 })
    expect(await (await other.call()).account.me()).toBeNull()
    expect(await (await mine.call()).account.me()).not.toBeNull()
  })

  test('does not end somebody else’s session', async () => {
    await openAccount(BOB)
    const his = browser()
    await (await his.call()).account.signIn(BOB)
    const [session] = await (await his.call()).account.sessions()
    await (await mine.call()).account.endSession({ id: session?.id ?? '' })
    expect(await (await his.call()).account.me()).not.toBeNull()
  })

  test('is exported with everything that is held', async () => {
    await storeSubscriber(db, ADA.email, 'a link')
    const data = await (await mine.call()).account.exportData()
    expect(Object.keys(data)).toEqual([
      ...['account', 'devices', 'saved', 'viewings', 'messages', 'newsletter'],
    ])
    expect(data.newsletter).toEqual({
      consentVersion: 'the words of a test',
      askedAt: '2026-11-20T11:00:00.000Z',
      confirmedAt: '2026-11-20T11:00:00.000Z',
      unsubscribedAt: null,
      sent: [],
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  test('is deleted with its e-mails; what agents were asked stays, without the person', async () => {
    const [home] = await db.sql<{ id: number }[]>`
      insert into properties (listing_type, property_type, status, address, beds, baths)
      values ('sale', 'house', 'available', '1 Rose Lane', 2, 1) returning id`
    const ask = { propertyId: home?.id ?? 0, ...ADA, phone: '020 7946 0102', message: 'Sunny?' }
    const { message, account } = await mine.call()
    await message.contact(ask)
    await storeSubscriber(db, ADA.email, 'a link')
    await storeWish(db, ADA.email, 'another link', later(HOUR))
    await storeSubscriber(db, BOB.email, 'his link')
    await db.sql`update messages set user_id = (select id from users limit 1)`
    await db.sql`update emails set state = 'sent', sent_at = now()`
    expect(await codeOf(account.deleteAccount({ password: 'wrong words' }))).toBe(
      'wrongCredentials',
    )
    await account.deleteAccount({ password: ADA.password })
    expect(mine.cookies.session).toBeNull()
    const tables = ['users', 'sessions', 'known_devices', 'account_requests']
    for (const table of tables) {
      expect(await db.sql`select 1 from ${db.sql(table)}`, table).toHaveLength(0)
    }
    const readers = await db.sql`select email from newsletter_subscribers`
    expect(readers).toEqual([{ email: BOB.email }])
    expect(await db.sql`select 1 from newsletter_requests`).toHaveLength(0)
    const kept = await db.sql`select name, email, phone, text from messages`
    expect(kept).toMatchObject([{ text: 'Sunny?', phone: '' }])
    expect(JSON.stringify([kept, await db.sql`select * from emails`])).not.toMatch(/ada/i)
  })
})
