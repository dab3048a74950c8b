import { hashPassword } from '@hearth/backend/account/passwords.ts'
import { storeUser } from '@hearth/backend/testing/accounts.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import { sessions, users } from '@hearth/db/schema/account.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

const { app, db } = await testApp()
const { app: behindHttps } = await testApp({ db, publicUrl: 'https://hearth.example' })

const DAY = 86_400_000
const ADA = { email: 'ada@example.com', password: 'analytical engine' }
let userId: Awaited<ReturnType<typeof storeUser>>['userId']

beforeAll(async () => {
  userId = (await storeUser(db, ADA.email)).userId
  await db.drizzle.update(users).set({ passwordHash: await hashPassword(ADA.password) })
})

const call = (at: FastifyInstance, procedure: string, token?: string, payload: object = {}) =>
  at.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    ...(token !== undefined && { cookies: { hearth_session: token } }),
  })

/** Who the server says is signed in by a session, and the cookie that comes back, if one does. */
async function visit(token: string) {
  const response = await app.inject({ url: '/trpc/account.me', cookies: { hearth_session: token } })
  return {
    me: response.json().result.data,
    cookie: response.cookies.find(({ name }) => name === 'hearth_session'),
  }
}

async function storeSession(token: string, leftMs: number) {
  const expiresAt = new Date(Date.now() + leftMs)
  await db.drizzle.insert(sessions).values({ id: hashOfToken(token), userId, expiresAt })
}

const leftOf = async (token: string) => {
  const [row] = await db.sql<{ at: string }[]>`
    select expires_at as at from sessions where id = ${hashOfToken(token)}`
  return row ? new Date(row.at).getTime() - Date.now() : null
}

test('signing in gives a cookie that no script reads and no other site sends', async () => {
  const { cookies, statusCode } = await call(app, 'account.signIn', undefined, ADA)
  expect(statusCode).toBe(200)
  const [session, device] = ['hearth_session', 'hearth_device'].map((name) =>
    cookies.find((cookie) => cookie.name === name),
  )
  for (const cookie of [session, device]) {
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
    expect(cookie?.secure).toBeUndefined()
    expect(cookie?.domain).toBeUndefined()
  }
  const days = ((session?.expires?.getTime() ?? 0) - Date.now()) / DAY
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
})

test('the database holds the hash of the token and never the token', async () => {
  const { cookies } = await call(app, 'account.signIn', undefined, ADA)
  const token = cookies.find(({ name }) => name === 'hearth_session')?.value ?? ''
  expect(token.length).toBeGreaterThan(40)
  const stored = JSON.stringify(await db.sql`select * from sessions`)
  expect(stored).toContain(hashOfToken(token))
  expect(stored).not.toContain(token)
  expect((await visit(token)).me).toMatchObject({ email: ADA.email })
  expect((await visit(hashOfToken(token))).me).toBeNull()
})

test('behind https the cookies are sent by https alone', async () => {
  const { cookies } = await call(behindHttps, 'account.signIn', undefined, ADA)
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie.secure).toBe(true)
})

test('a session is renewed in its second half and not in its first', async () => {
  await storeSession('fresh', 16 * DAY)
  expect(await visit('fresh')).toMatchObject({ me: { email: ADA.email }, cookie: undefined })
  expect(await leftOf('fresh')).toBeLessThan(16.1 * DAY)

  await storeSession('half spent', 14 * DAY)
  const { me, cookie } = await visit('half spent')
  expect(me).toMatchObject({ email: ADA.email })
  expect(cookie).toMatchObject({ value: 'half spent', httpOnly: true, sameSite: 'Lax' })
  expect((cookie?.expires?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29.9 * DAY)
  expect(await leftOf('half spent')).toBeGreaterThan(29.9 * DAY)
})

test.each([
  ['an expired session', -1000],
  ['one that nobody opened', null],
])('%s signs nobody in and its cookie is taken back', async (name, leftMs) => {
  if (leftMs !== null) await storeSession(name, leftMs)
  const { me, cookie } = await visit(name)
  expect(me).toBeNull()
  expect(cookie).toMatchObject({ value: '', path: '/' })
  expect(cookie?.expires?.getTime()).toBe(0)
})

test('signing out ends the session here and on the server', async () => {
  await storeSession('to be ended', 20 * DAY)
  const { cookies } = await call(app, 'account.signOut', 'to be ended')
  expect(cookies).toMatchObject([{ name: 'hearth_session', value: '' }])
  expect(await leftOf('to be ended')).toBeNull()
  expect((await visit('to be ended')).me).toBeNull()
})
