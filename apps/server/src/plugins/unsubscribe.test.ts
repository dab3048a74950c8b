import { users } from '@hearth/db/schema/account.ts'
import { savedSearches } from '@hearth/db/schema/saved.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const { app, db } = await testApp()
let token = ''

beforeEach(async () => {
  await db.reset()
  const owner = { email: 'ada@example.com', name: 'Ada Byron', passwordHash: 'none' }
  const [user] = await db.drizzle.insert(users).values(owner).returning()
  if (!user) throw new Error('Not stored')
  const [search] = await db.drizzle
    .insert(savedSearches)
    .values({ userId: user.id, name: 'Near work', criteria: {}, alertFrequency: 'daily' })
    .returning()
  token = search?.unsubscribeToken ?? ''
})

const FORM = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}
const BOUNDARY = '----x'
const MULTIPART = {
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${BOUNDARY}--\r\n`,
}
const post = (query: string, form: object = FORM) =>
  app.inject({ method: 'POST', url: `/unsubscribe${query}`, ...form })
const frequency = async () => (await db.drizzle.select().from(savedSearches))[0]?.alertFrequency

test.each([
  ['a form', FORM],
  ['a form in parts', MULTIPART],
  ['nothing', {}],
])('one press in a mail program ends the alerts, with %s', async (_name, form) => {
  expect((await post(`?token=${token}`, form)).statusCode).toBe(200)
  expect(await frequency()).toBe('none')
  expect((await post(`?token=${token}`, form)).statusCode).toBe(200)
  expect(await frequency()).toBe('none')
})

test.each(['', '?token=', '?token=nobody', '?token=00000000-0000-4000-8000-000000000000'])(
  'an address that ends nothing is not found: %s',
  async (query) => {
    const response = await post(query)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ statusCode: 404, message: 'Not found.' })
    expect(await frequency()).toBe('daily')
  },
)

test('another site’s page ends nothing', async () => {
  const headers = { ...FORM.headers, origin: 'https://evil.example' }
  expect((await post(`?token=${token}`, { ...FORM, headers })).statusCode).toBe(403)
  expect(await frequency()).toBe('daily')
})

test('opening the address shows the page, and ends nothing by itself', async () => {
  const headers = { accept: 'text/html' }
  const response = await app.inject({ url: `/unsubscribe?token=${token}`, headers })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<title>Email alerts · Hearth</title>')
  expect(await frequency()).toBe('daily')
})

test('what else takes JSON alone still does', async () => {
  const response = await app.inject({ method: 'POST', url: '/trpc/saved.unsubscribe', ...FORM })
  expect(response.statusCode).toBe(415)
})
