import { messages } from '@hearth/db/schema/message.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { arrivalAt } from '../enquiry/mutations.ts'
import { storeAgent } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { storeViewing } from '../testing/viewings.ts'

const db = await testDatabase()
afterAll(db.close)

const GWEN = { name: 'Gwen', email: 'gwen@example.com' }
const NINE = new Date('2026-11-20T09:00:00Z')
const TEN = new Date('2026-11-20T10:00:00Z')
const NOON = new Date('2026-11-20T12:00:00Z')

let finch: Awaited<ReturnType<typeof storeAgent>>
let homeId: number
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
  homeId = await storeHome(db, finch.agentId)
})

const agent = (now = NOON) => testCaller(db, { actor: finch.actor, now }).agent
const ask = (createdAt: Date) => storeViewing(db, homeId, GWEN, { createdAt })
const write = (createdAt: Date, isAgentReply = false) =>
  db.drizzle.insert(messages).values({
    ...{ propertyId: homeId, ...GWEN, phone: '020 7946 0102', text: 'Hello?' },
    ...{ createdAt, isAgentReply },
  })

test('an agent who has never looked is told of everything that seekers sent', async () => {
  const id = await ask(NINE)
  await write(TEN)
  await write(TEN, true)
  const title = 'A house by the wall'
  expect(await agent().activity()).toMatchObject({
    lastVisitAt: null,
    until: TEN.toISOString(),
    viewings: {
      count: 1,
      items: [{ id, title, name: 'Gwen', date: '2026-11-23', times: ['10:00', '15:00'] }],
    },
    messages: { count: 1, items: [{ propertyId: homeId, title, name: 'Gwen', text: 'Hello?' }] },
  })
})

test('what was seen is new no more, and asking alone is no visit', async () => {
  await ask(NINE)
  await write(TEN)
  await agent().activity()
  await agent().markSeen({ until: NINE.toISOString() })
  expect(await agent().activity()).toMatchObject({
    lastVisitAt: NINE.toISOString(),
    viewings: { count: 0, items: [] },
    messages: { count: 1 },
  })
})

test('what began before a look and is stored after it is still new', async () => {
  await ask(NINE)
  const { until } = await agent().activity()
  await agent().markSeen({ until })
  await write(TEN)
  expect(await agent(new Date('2026-11-20T12:00:01Z')).activity()).toMatchObject({
    viewings: { count: 0 },
    messages: { count: 1, items: [{ createdAt: TEN.toISOString() }] },
  })
})

test('what came with an older request is new when it is stored after something newer was seen', async () => {
  const visitor = (now: Date) => testCaller(db, { now })
  const form = { propertyId: homeId, ...GWEN, phone: '020 7946 0102' }
  const look = async () => {
    const { viewings, messages, until } = await agent().activity()
    await agent().markSeen({ until })
    return [viewings.count, messages.count]
  }
  await visitor(TEN).message.contact({ ...form, message: 'Hello?' })
  expect(await look()).toEqual([0, 1])
  await visitor(NINE).viewing.request({ ...form, date: '2026-11-23', times: ['10:00'] })
  expect(await look()).toEqual([1, 0])
  await visitor(NINE).message.contact({ ...form, message: 'Is it sunny?' })
  expect(await look()).toEqual([0, 1])
  expect(await look()).toEqual([0, 0])
})

test('of two that are stored at once, neither is seen before the other and forgets it', async () => {
  const form = { propertyId: homeId, ...GWEN, phone: '020 7946 0102', message: 'Hello?' }
  const { later } = await db.drizzle.transaction(async (tx) => {
    expect(await arrivalAt(tx, homeId, NINE)).toEqual(NINE)
    const later = testCaller(db, { now: TEN }).message.contact(form)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect((await agent().activity()).messages.count).toBe(0)
    return { later }
  })
  await later
  expect((await agent().activity()).messages.count).toBe(1)
})

test('what is stored to the microsecond is seen as well', async () => {
  await write(TEN)
  await db.sql`update messages set created_at = created_at + interval '400 microseconds'`
  const { until } = await agent().activity()
  await agent().markSeen({ until })
  expect(await agent().activity()).toMatchObject({ until, messages: { count: 0 } })
})

test('the last visit never goes back, nor ahead of the clock', async () => {
  await agent().markSeen({ until: TEN.toISOString() })
  await agent().markSeen({ until: NINE.toISOString() })
  expect((await agent().activity()).lastVisitAt).toBe(TEN.toISOString())
  await agent().markSeen({ until: '2030-01-01T00:00:00Z' })
  expect((await agent().activity()).lastVisitAt).toBe(NOON.toISOString())
})

test('counts all that is new, and lists the newest', async () => {
  for (let minute = 0; minute < 25; minute += 1) {
    await write(new Date(TEN.getTime() + minute * 60_000))
  }
  const { messages } = await agent().activity()
  expect(messages.count).toBe(25)
  expect(messages.items).toHaveLength(20)
  expect(messages.items[0]?.createdAt).toBe('2026-11-20T10:24:00.000Z')
})

test('of another company nothing is told', async () => {
  await ask(NINE)
  await write(TEN)
  const jay = await storeAgent(db, 'jay@example.com', 'Jay & Co')
  const told = await testCaller(db, { actor: jay.actor }).agent.activity()
  expect([told.viewings.count, told.messages.count]).toEqual([0, 0])
})
