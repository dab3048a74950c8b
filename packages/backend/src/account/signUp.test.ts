import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, codeOf, NOW } from '../testing/accountWorld.ts'
import { testJobContext } from '../testing/jobContext.ts'
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
