import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADA, accountWorld, BOB, codeOf, HOUR, later } from '../testing/accountWorld.ts'
import * as passwords from './passwords.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, signedIn, empty } = accountWorld(db)
beforeEach(empty)

const PROBE = { name: 'Somebody', email: ADA.email, password: 'a probing password' }
const signIn = async (input: { email: string; password: string }) =>
  codeOf((await browser().call()).account.signIn(input))

describe('signing up and then signing in', () => {
  test('tells nothing about the address, before and after the worker has looked', async () => {
    const answers: string[][] = []
    for (const prepare of [async () => undefined, openAccount]) {
      await empty()
      await prepare()
      await (await browser().call()).account.signUp(PROBE)
      const before = await signIn(PROBE)
      await deliver()
      answers.push([before, await signIn(PROBE), await signIn({ ...PROBE, password: 'another' })])
    }
    expect(answers[0]).toEqual(['unconfirmed', 'unconfirmed', 'wrongCredentials'])
    expect(answers[1]).toEqual(answers[0])
  })

  test('the owner signs in as before, and no link opens what is kept', async () => {
    await openAccount()
    await (await browser().call()).account.signUp(PROBE)
    const mails = await deliver()
    expect(mails).toMatchObject([{ kind: 'account.exists', token: '' }])
    const [kept] = await db.sql`select user_id as owner, token_hash as token from account_requests`
    expect(kept).toMatchObject({ owner: null, token: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await signIn(ADA)).toBe('done')
  })

  test('what is kept outlasts a new password of the owner, and ends after its day', async () => {
    await openAccount()
    await (await browser().call()).account.signUp(PROBE)
    await deliver()
    const { account } = await (await signedIn()).call()
    await account.changePassword({ current: ADA.password, password: 'a new engine' })
    expect(await signIn(PROBE)).toBe('unconfirmed')
    const dayLater = await browser().call({ now: later(24 * HOUR) })
    expect(await codeOf(dayLater.account.signIn(PROBE))).toBe('wrongCredentials')
  })
})

describe('a stranger’s sign-up with one’s address', () => {
  const stranger = {
    name: 'Call 0900 1234 now',
    email: ADA.email,
    password: 'a strangers password',
  }
  const token = async () => (await deliver()).at(-1)?.token ?? ''

  test('is not confirmed by somebody who does not know its password', async () => {
    const { account } = await browser().call()
    await account.signUp(stranger)
    const link = { token: await token() }
    const guess = { ...link, password: ADA.password }
    await expect(account.confirmEmail(guess)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      cause: { code: 'wrongCredentials', params: { field: 'password' } },
    })
    expect(await db.sql`select 1 from users`).toHaveLength(0)
    expect(await codeOf(account.confirmEmail({ ...link, password: stranger.password }))).toBe(
      'done',
    )
  })

  test('its password is tried as often as one for signing in', async () => {
    const { account } = await browser().call()
    await account.signUp(stranger)
    const guess = { token: await token(), password: 'wrong words' }
    const codes: string[] = []
    for (let nth = 0; nth < 11; nth += 1) codes.push(await codeOf(account.confirmEmail(guess)))
    expect(codes).toEqual([...Array(10).fill('wrongCredentials'), 'rateLimited'])
    expect(await signIn(stranger)).toBe('rateLimited')
  })

  test('a program that holds the link may confirm with it alone', async () => {
    const { account } = await browser().call()
    await account.signUp(stranger)
    expect(await codeOf(account.confirmEmail({ token: await token() }))).toBe('done')
  })

  test('the e-mail repeats nothing that the stranger typed, and says what to do', async () => {
    await (await browser().call()).account.signUp(stranger)
    const [mail] = await deliver()
    expect(mail?.text).toContain('Hello, somebody, hopefully you, chose a password')
    expect(mail?.text).not.toContain('0900')
    expect(mail?.text).toContain(
      'If it was not you, do not press the button. You need not do anything: no account is opened.',
    )
    expect(mail?.text).toContain('https://hearth.example/auth?confirm=signUp#')
  })
})

describe('tries', () => {
  test('those of one batch are taken back one by one', async () => {
    await openAccount()
    const { account } = await browser().call()
    const others = Array.from({ length: 9 }, (_, nth) =>
      codeOf(account.signIn({ email: `nobody-${nth}@example.com`, password: 'wrong words' })),
    )
    expect(await codeOf(account.signIn(ADA))).toBe('done')
    await Promise.all([...others, codeOf(account.signIn(ADA))])
    const left = await db.sql`
      select split_part(key, '/', 2) as of, count(*)::int from throttle_events group by 1 order by 1`
    expect(left).toEqual([
      { of: 'account', count: 9 },
      { of: 'address', count: 9 },
    ])
  })

  test('whoever is signed in has ten, whatever device the browser names', async () => {
    await openAccount()
    const own = await signedIn()
    const codes: string[] = []
    for (let nth = 0; nth < 11; nth += 1) {
      own.cookies.device = `a device of my own making ${nth}`
      const { account } = await own.call()
      const change = { current: 'wrong words', password: 'a new engine' }
      codes.push(await codeOf(account.changePassword(change)))
    }
    expect(codes).toEqual([...Array(10).fill('wrongCredentials'), 'rateLimited'])
  })

  test('nothing is hashed for a link that is not valid, or a sign-up that is held back', async () => {
    const { account } = await browser().call()
    // Hashing stays as it is, and is counted.
    const hashed = vi.spyOn(passwords, 'hashPassword')
    onTestFinished(() => hashed.mockRestore())
    const reset = { token: 'no such link', password: 'a new engine' }
    expect(await codeOf(account.resetPassword(reset))).toBe('linkInvalid')
    expect(hashed).not.toHaveBeenCalled()
    for (let nth = 0; nth < 5; nth += 1) await account.signUp(BOB)
    expect(await codeOf(account.signUp(BOB))).toBe('rateLimited')
    expect(hashed).toHaveBeenCalledTimes(5)
  })
})
