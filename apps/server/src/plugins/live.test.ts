import type { Actor } from '@hearth/backend/account/data.ts'
import { storeAgent, storeUser } from '@hearth/backend/testing/accounts.ts'
import { storeHome } from '@hearth/backend/testing/homes.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import { createDatabase, type Database } from '@hearth/db/client.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/testApp.ts'

// Two servers on one database.
const { app: one, db, lines } = await testApp()
const connections: Database[] = []
const connect = () => {
  const connection = createDatabase(db.url)
  connections.push(connection)
  return connection
}
const { app: two } = await testApp({ db: connect() })
afterAll(() => Promise.all(connections.map((connection) => connection.close())))

const LONG = new Date(Date.now() + 86_400_000)
let here: string
let there: string
let ada: Actor
let agent: Actor
let home: number

beforeAll(async () => {
  here = await one.listen({ host: '127.0.0.1', port: 0 })
  there = await two.listen({ host: '127.0.0.1', port: 0 })
  ada = await signedIn(await storeUser(db, 'ada@example.com'))
  await signedIn(await storeUser(db, 'bob@example.com'))
  const finch = await storeAgent(db, 'finch@example.com')
  agent = await signedIn(finch.actor)
  home = await storeHome(db, finch.agentId)
  await say(here, 'ada@example.com', 'message.contact', {
    ...{ name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' },
    ...{ message: 'First', propertyId: home },
  })
})

/** Opens a session whose token is the address. */
async function signedIn(actor: Actor): Promise<Actor> {
  const id = hashOfToken(actor.email)
  await db.drizzle.insert(sessions).values({ id, userId: actor.userId, expiresAt: LONG })
  return actor
}

const cookie = (token: string) => ({ cookie: `hearth_session=${token}` })

async function say(server: string, token: string, procedure: string, input: object) {
  const response = await fetch(`${server}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...cookie(token) },
    body: JSON.stringify(input),
  })
  expect(response.status).toBe(200)
}

const send = (server: string, text: string) =>
  say(server, 'ada@example.com', 'message.send', { propertyId: home, text })
const reply = (server: string, text: string) =>
  say(server, 'finch@example.com', 'agent.messages.reply', {
    ...{ propertyId: home, email: 'ada@example.com', text },
  })

/** What a browser hears, as text, until the test is over. */
async function listen(server: string, token: string) {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const response = await fetch(`${server}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...cookie(token) },
    signal: ending.signal,
  })
  const heard = { text: '', hasEnded: false, response }
  const reading = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk)
    heard.hasEnded = true
  }
  void reading().catch(() => undefined)
  return heard
}

type Heard = Awaited<ReturnType<typeof listen>>
const WITHIN = { timeout: 2000, interval: 10 }
const changed = () => `data: {"kind":"message","propertyId":${home}}`
const times = (heard: Heard, part: string) => heard.text.split(part).length - 1
const isReady = (heard: Heard, count = 1) =>
  vi.waitFor(() => expect(times(heard, '"ready"')).toBe(count), WITHIN)
const hears = (heard: Heard, count = 1) =>
  vi.waitFor(() => expect(times(heard, changed())).toBeGreaterThanOrEqual(count), WITHIN)

describe('live.changes', () => {
  test('a message that one server takes is told by the other within two seconds, to both sides', async () => {
    const seeker = await listen(there, 'ada@example.com')
    const agents = await listen(here, 'finch@example.com')
    await Promise.all([isReady(seeker), isReady(agents)])
    expect(seeker.response.headers.get('content-type')).toBe('text/event-stream')
    expect(seeker.response.headers.get('content-encoding')).toBeNull()
    await reply(here, 'Hello')
    await Promise.all([hears(seeker), hears(agents)])
    await send(there, 'Hello back')
    await Promise.all([hears(seeker, 2), hears(agents, 2)])
  })

  test('nobody hears of what is not theirs, and visitors of nothing', async () => {
    const bob = await listen(here, 'bob@example.com')
    const seeker = await listen(here, 'ada@example.com')
    await Promise.all([isReady(bob), isReady(seeker)])
    await reply(here, 'For Ada alone')
    await hears(seeker)
    expect(bob.text).not.toContain('propertyId')
    const visitor = await listen(here, 'nobody')
    await vi.waitFor(() => expect(visitor.hasEnded).toBe(true), WITHIN)
    expect(visitor.text).toContain('signedOut')
    expect(visitor.text).not.toContain('ready')
  })

  test('after the listening connection was lost all are ready again, and hear what follows', async () => {
    const seeker = await listen(there, 'ada@example.com')
    await isReady(seeker)
    const ended = await db.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`
    expect(ended.length).toBe(2)
    await isReady(seeker, 2)
    await reply(here, 'Still there?')
    await hears(seeker)
  })

  test('a server that closes ends its streams at once', async () => {
    const { app, address } = await another()
    const seeker = await listen(address, 'ada@example.com')
    await isReady(seeker)
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(1000)
    await vi.waitFor(() => expect(seeker.hasEnded).toBe(true), WITHIN)
    expect(seeker.text).toContain('event: return')
  })

  test('none of this was a fault', () => {
    expect(agent.userId).not.toBe(ada.userId)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})

async function another(): Promise<{ app: FastifyInstance; address: string }> {
  const { app } = await testApp({ db: connect() })
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) }
}
