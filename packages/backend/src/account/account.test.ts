import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, BOB, codeOf, HOUR, later, NOW } from '../testing/accountWorld.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { readSession } from './data.ts'
import { sendLink } from './jobs.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, empty } = accountWorld(db)
beforeEach(empty)

describe('signing up', () => {
  test('an account exists once its address is confirmed, and not before', async () => {
    const { call } = browser()
    expect(await (await call()).account.signUp(ADA)).toEqual({ success: true })
    expect(await db.sql`select 1 from users`).toHaveLength(0)
    const [mail] = await deliver()
    expect(mail).toMatchObject({ kind: 'account.confirm', to: ADA.email })
    const wrong = { ...ADA, password: 'difference engine' }
    expect(await codeOf((await call()).account.signIn(ADA))).toBe('unconfirmed')
    expect(await codeOf((await call()).account.signIn(wrong))).toBe('wrongCredentials')

    const token = mail?.token ?? ''
    expect(await (await call()).account.confirmEmail({ token })).toEqual({
      kind: 'signUp',
      email: ADA.email,
    })
    const [user] = await db.sql<{ hash: string }[]>`select password_hash as hash from users`
    expect(user?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await (await call()).account.signIn(ADA)).toMatchObject({ name: ADA.name })
    expect(await codeOf((await call()).account.confirmEmail({ token }))).toBe('linkInvalid')
  })

  test('what is kept opens nothing: neither token stands in the database', async () => {
    const { call, cookies } = browser()
    await (await call()).account.signUp(ADA)
    const [mail] = await deliver()
    const token = mail?.token ?? ''
    const [request] = await db.sql`select token_hash from account_requests`
    expect(request?.token_hash).not.toBe(token)
    await (await call()).account.confirmEmail({ token })
    await (await call()).account.signIn(ADA)
    const [session] = await db.sql`select id from sessions`
    expect(session?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(session?.id).not.toBe(cookies.session)
  })

  test('for an address with an account the answer is the same, and its owner is told', async () => {
    await openAccount()
    const answer = await (await browser().call()).account.signUp({
      ...ADA,
      password: 'other words',
    })
    expect(answer).toEqual({ success: true })
    expect(await deliver()).toMatchObject([{ kind: 'account.exists', to: ADA.email, token: '' }])
    expect(await codeOf((await browser().call()).account.signIn(ADA))).toBe('done')
  })

  test('of two sign-ups with one address the one that is confirmed first counts', async () => {
    const { call } = browser()
    await (await call()).account.signUp(ADA)
    await (await call()).account.signUp({ ...ADA, password: 'another engine' })
    const mails = await deliver()
    const tokens = mails.map(({ token }) => token)
    await (await call()).account.confirmEmail({ token: tokens[1] ?? '' })
    expect(await codeOf((await call()).account.confirmEmail({ token: tokens[0] ?? '' }))).toBe(
      'linkInvalid',
    )
    expect(await codeOf((await call()).account.signIn(ADA))).toBe('wrongCredentials')
  })

  test('the link is sent once, however often its job runs', async () => {
    await (await browser().call()).account.signUp(ADA)
    const [job] = await db.sql<{ payload: { requestId: number } }[]>`select payload from jobs`
    for (let run = 0; run < 3; run += 1) {
      await sendLink(testJobContext(db, { now: NOW }), job?.payload ?? { requestId: 0 })
    }
    expect(await db.sql`select 1 from emails`).toHaveLength(1)
  })

  test.each(['password', 'Password1', 'ADA@example.com', 'aaaaaaaaaaaa'])(
    'refuses the password %s, and names the field',
    async (password) => {
      const call = (await browser().call()).account.signUp({ ...ADA, password })
      await expect(call).rejects.toMatchObject({ cause: { params: { field: 'password' } } })
      expect(await db.sql`select 1 from account_requests`).toHaveLength(0)
    },
  )

  test.each([
    [{ ...ADA, password: 'short' }, 'password'],
    [{ ...ADA, name: ' ' }, 'name'],
    [{ ...ADA, email: 'ada' }, 'email'],
  ])('refuses %j', async (input, field) => {
    const call = (await browser().call()).account.signUp(input)
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(call).rejects.toThrow(field)
  })

  test('what guests asked with the address is theirs', async () => {
    const [home] = await db.sql<{ id: number }[]>`
      insert into properties (listing_type, property_type, status, address, beds, baths)
      values ('sale', 'house', 'available', '1 Rose Lane', 2, 1) returning id`
    await db.sql`
      insert into messages (property_id, name, email, phone, text) values
        (${home?.id ?? 0}, 'Ada', ${ADA.email}, '', 'Mine'),
        (${home?.id ?? 0}, 'Bob', 'bob@example.com', '', 'His')`
    await openAccount()
    const mine = await db.sql`select text from messages where user_id is not null`
    expect(mine.map(({ text }) => text)).toEqual(['Mine'])
  })
})

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

describe('a forgotten password', () => {
  beforeEach(() => openAccount())

  test('is replaced once, within the hour, and every other session ends', async () => {
    const elsewhere = browser()
    await (await elsewhere.call()).account.signIn(ADA)
    const { call, cookies } = browser()
    expect(await (await call()).account.requestPasswordReset({ email: ADA.email })).toEqual({
      success: true,
    })
    const [mail] = await deliver()
    expect(mail).toMatchObject({ kind: 'account.reset', to: ADA.email })
    const reset = { token: mail?.token ?? '', password: 'a new engine' }
    const common = { ...reset, password: 'password' }
    expect(await codeOf((await call()).account.resetPassword(common))).toBe('badInput')
    await (await call()).account.resetPassword(reset)
    expect(cookies.session).not.toBeNull()
    expect(await (await elsewhere.call()).account.me()).toBeNull()
    expect(await codeOf((await browser().call()).account.signIn(ADA))).toBe('wrongCredentials')
    expect(
      await codeOf((await browser().call()).account.signIn({ ...ADA, password: reset.password })),
    ).toBe('done')
    expect(await codeOf((await call()).account.resetPassword(reset))).toBe('linkInvalid')
    expect(await deliver()).toMatchObject([{}, { kind: 'account.changed', to: ADA.email }])
  })

  test('a link is too old after an hour', async () => {
    const { call } = browser()
    await (await call()).account.requestPasswordReset({ email: ADA.email })
    const [mail] = await deliver()
    const reset = { token: mail?.token ?? '', password: 'a new engine' }
    const late = await call({ now: later(HOUR) })
    expect(await codeOf(late.account.resetPassword(reset))).toBe('linkInvalid')
  })

  test('a link for one thing does not open another', async () => {
    const { call } = browser()
    await (await call()).account.requestPasswordReset({ email: ADA.email })
    const [mail] = await deliver()
    expect(await codeOf((await call()).account.confirmEmail({ token: mail?.token ?? '' }))).toBe(
      'linkInvalid',
    )
  })

  test('nobody’s address gets the same answer and no e-mail', async () => {
    const answer = await (await browser().call()).account.requestPasswordReset({
      email: 'nobody@example.com',
    })
    expect(answer).toEqual({ success: true })
    expect(await deliver()).toEqual([])
    expect(await db.sql`select 1 from account_requests`).toHaveLength(0)
  })

  test('an address is sent five links an hour, whether or not it has an account', async () => {
    for (const email of [ADA.email, 'nobody@example.com']) {
      const codes: string[] = []
      for (let nth = 0; nth < 6; nth += 1) {
        codes.push(await codeOf((await browser().call()).account.requestPasswordReset({ email })))
      }
      expect(codes).toEqual([...Array(5).fill('done'), 'rateLimited'])
    }
  })
})

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
    const data = await (await mine.call()).account.exportData()
    expect(Object.keys(data)).toEqual(['account', 'devices', 'saved', 'viewings', 'messages'])
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  test('is deleted with its e-mails; what agents were asked stays, without the person', async () => {
    const [home] = await db.sql<{ id: number }[]>`
      insert into properties (listing_type, property_type, status, address, beds, baths)
      values ('sale', 'house', 'available', '1 Rose Lane', 2, 1) returning id`
    const ask = { propertyId: home?.id ?? 0, ...ADA, phone: '020 7946 0102', message: 'Sunny?' }
    const { message, account } = await mine.call()
    await message.contact(ask)
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
    const kept = await db.sql`select name, email, phone, text from messages`
    expect(kept).toMatchObject([{ text: 'Sunny?', phone: '' }])
    expect(JSON.stringify([kept, await db.sql`select * from emails`])).not.toMatch(/ada/i)
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
