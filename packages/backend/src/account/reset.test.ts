import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, codeOf, HOUR, later } from '../testing/accountWorld.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, empty } = accountWorld(db)
beforeEach(empty)

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
