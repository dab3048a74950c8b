import { storeSubscriber } from '@hearth/backend/testing/newsletter.ts'
import { newsletterSubscribers } from '@hearth/db/schema/newsletter.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const { app, db } = await testApp()
const TOKEN = 'the token of a letter'

beforeEach(async () => {
  await db.reset()
  await storeSubscriber(db, 'ada@example.com', TOKEN)
})

const post = (query: string, headers = {}) =>
  app.inject({
    ...{ method: 'POST', url: `/newsletter/unsubscribe${query}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  })
const endedAt = async () =>
  (await db.drizzle.select().from(newsletterSubscribers))[0]?.unsubscribedAt ?? null

test('one press in a mail program ends the newsletter, also a second time', async () => {
  const query = `?token=${encodeURIComponent(TOKEN)}`
  expect((await post(query)).statusCode).toBe(200)
  const ended = await endedAt()
  expect(ended).toBeInstanceOf(Date)
  expect((await post(query)).statusCode).toBe(200)
  expect(await endedAt()).toEqual(ended)
})

test.each(['', '?token=', '?token=nobody', `?token=${'x'.repeat(300)}`])(
  'an address that ends nothing is not found: %s',
  async (query) => {
    const response = await post(query)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ statusCode: 404, message: 'Not found.' })
    expect(await endedAt()).toBeNull()
  },
)

test('another site’s page ends nothing', async () => {
  const response = await post(`?token=${encodeURIComponent(TOKEN)}`, {
    origin: 'https://evil.example',
  })
  expect(response.statusCode).toBe(403)
  expect(await endedAt()).toBeNull()
})

test('opening the address shows the page, and ends nothing by itself', async () => {
  const headers = { accept: 'text/html' }
  const url = `/newsletter/unsubscribe?token=${encodeURIComponent(TOKEN)}`
  const response = await app.inject({ url, headers })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<title>Newsletter · Hearth</title>')
  expect(response.body).not.toContain(TOKEN)
  expect(await endedAt()).toBeNull()
})
