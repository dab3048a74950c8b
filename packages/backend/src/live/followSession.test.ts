import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { listenForChanges } from './changes.ts'
import { followSession } from './followSession.ts'

const db = await testDatabase()
afterAll(db.close)

const log = {
  info: () => undefined,
  warn: (fields: object) => expect.unreachable(JSON.stringify(fields)),
  error: (fields: object) => expect.unreachable(JSON.stringify(fields)),
}
const changes = listenForChanges(db, log)

let ada: Actor
beforeEach(async () => {
  await db.reset()
  ada = await storeUser(db, 'ada@example.com')
  const expiresAt = new Date(Date.now() + 60_000)
  await db.drizzle.insert(sessions).values({ id: ada.sessionId, userId: ada.userId, expiresAt })
})

const follow = (signal = new AbortController().signal) =>
  followSession({ db, changes, log, actor: ada }, signal, 20)

async function contact(actor: Actor | null) {
  const propertyId = await storeHome(db, null)
  const sender = { name: 'Ada', email: 'x@example.com', phone: '020 7946 0102' }
  await testCaller(db, { actor }).message.contact({ ...sender, message: 'Hello', propertyId })
  return propertyId
}

test('tells what happens from ready on, and ends when the session is ended elsewhere', async () => {
  const events: LiveEvent[] = []
  let propertyId = 0
  for await (const event of follow()) {
    events.push(event)
    if (event.kind === 'ready') {
      await contact(null)
      propertyId = await contact(ada)
    } else await db.drizzle.delete(sessions)
  }
  expect(events).toEqual([{ kind: 'ready' }, { kind: 'message', propertyId }])
})

test('ends when the session runs out', async () => {
  await db.drizzle.update(sessions).set({ expiresAt: new Date(Date.now() + 50) })
  const events: LiveEvent[] = []
  for await (const event of follow()) events.push(event)
  expect(events).toEqual([{ kind: 'ready' }])
})

test('ends with its signal, and leaves nothing behind', async () => {
  const ending = new AbortController()
  for await (const event of follow(ending.signal)) {
    expect(event.kind).toBe('ready')
    ending.abort()
  }
  for await (const _ of follow(ending.signal)) expect.unreachable()
})

test('all who follow end with the process, and those who come later at once', async () => {
  const own = listenForChanges(db, log)
  const signal = new AbortController().signal
  const events: LiveEvent[] = []
  for await (const event of own.follow(ada.userId, signal)) {
    events.push(event)
    own.end()
  }
  for await (const event of own.follow(ada.userId, signal)) events.push(event)
  expect(events).toEqual([{ kind: 'ready' }])
})

test('visitors follow nothing', async () => {
  await expect(testCaller(db).live.changes()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
