import type { AgentId } from '@hearth/core/account/ids.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'

const db = await testDatabase()
afterAll(db.close)

let agent: Actor
let agentId: AgentId
let [rose, mill] = [0, 0]
beforeEach(async () => {
  await db.reset()
  ;({ actor: agent, agentId } = await storeAgent(db, 'finch@example.com'))
  rose = await storeHome(db, agentId, 'A house by the wall')
  mill = await storeHome(db, agentId, 'A flat in the mill')
  const other = await storeHome(db, null, 'A house of nobody')
  await db.drizzle
    .update(properties)
    .set({ address: '7 Weir Street, Leeds' })
    .where(eq(properties.id, mill))
  const ada = await storeUser(db, 'ada@new.example', 'Ada Byron')
  await db.drizzle.insert(messages).values([
    wrote(rose, 'Ada', 'ada@old.example', 'Is the garden 100% south_facing?', {
      userId: ada.userId,
    }),
    wrote(rose, 'Gwen', 'gwen@example.com', 'Any parking?', { readAt: new Date() }),
    wrote(mill, 'Gwen', 'gwen@example.com', 'How old is the boiler?'),
    wrote(mill, 'Gwen', 'gwen@example.com', 'Two years', { isAgentReply: true }),
    wrote(other, 'Gwen', 'gwen@example.com', 'Any garden?'),
  ])
})

const wrote = (
  propertyId: number,
  name: string,
  email: string,
  text: string,
  change: Partial<typeof messages.$inferInsert> = {},
) => ({ propertyId, name, email, text, phone: '020 7946 0102', ...change })

const asAgent = () => testCaller(db, { actor: agent }).agent.messages
const found = async (input: Parameters<ReturnType<typeof asAgent>['list']>[0]) =>
  (await asAgent().list(input)).items.map(({ name, propertyId }) => [
    name,
    propertyId === rose ? 'rose' : 'mill',
  ])
const ADA = ['Ada Byron', 'rose']
const GWEN = ['Gwen', 'rose']
const GWEN_OF_MILL = ['Gwen', 'mill']

describe('conversations are found', () => {
  test.each([
    ['', [GWEN_OF_MILL, GWEN, ADA]],
    ['  ', [GWEN_OF_MILL, GWEN, ADA]],
    ['ADA', [ADA]],
    ['byron', [ADA]],
    ['ada@old', [ADA]],
    ['ada@new.example', [ADA]],
    ['garden', [ADA]],
    ['100%', [ADA]],
    ['south_facing', [ADA]],
    ['h_facing garden', [ADA]],
    ['%', [ADA]],
    ['two years', [GWEN_OF_MILL]],
    ['boiler years', [GWEN_OF_MILL]],
    ['weir street', [GWEN_OF_MILL]],
    ['gwen rose lane', [GWEN]],
    ['mill', [GWEN_OF_MILL]],
    ['gwen garden', []],
    ['nobody', []],
    ["'; drop table messages; --", []],
  ])('by %j', async (query, expected) => {
    expect(await found({ query })).toEqual(expected)
  })

  test('by what is unread, by home, and by all at once', async () => {
    expect(await found({ unread: true })).toEqual([GWEN_OF_MILL, ADA])
    expect(await found({ propertyId: rose })).toEqual([GWEN, ADA])
    expect(await found({ propertyId: rose, unread: true, query: 'garden' })).toEqual([ADA])
    expect(await found({ propertyId: mill, unread: true, query: 'garden' })).toEqual([])
  })

  test('page after page, with how many there are in all', async () => {
    const first = await asAgent().list({ query: 'gwen', limit: 1 })
    expect([first.items.length, first.total]).toEqual([1, 2])
    const cursor = first.nextCursor ?? undefined
    const second = await asAgent().list({ query: 'gwen', limit: 1, cursor })
    expect(second).toMatchObject({ items: [{ propertyId: rose }], total: 2, nextCursor: null })
  })
})

test('a conversation tells what was said last, and about which home', async () => {
  const { items } = await asAgent().list({ propertyId: mill })
  expect(items[0]).toMatchObject({
    ...{ title: 'A flat in the mill', address: '7 Weir Street, Leeds', count: 2, unread: 1 },
    ...{ lastText: 'Two years', lastFrom: 'agent', email: 'gwen@example.com', hasAccount: false },
  })
})

test('what is unread is counted on both sides of whoever has two', async () => {
  const unread = () => testCaller(db, { actor: agent }).message.unread()
  expect(await unread()).toEqual({ count: 0, asAgent: 2 })
  await asAgent().markRead({ propertyId: mill, email: 'gwen@example.com' })
  expect(await unread()).toEqual({ count: 0, asAgent: 1 })
  const home = await storeHome(db, null)
  const { userId, email } = agent
  const reply = wrote(home, 'Robin', email, 'Yes', { userId, isAgentReply: true })
  await db.drizzle.insert(messages).values(reply)
  expect(await unread()).toEqual({ count: 1, asAgent: 1 })
})

test('five thousand messages about two thousand homes are quick', async () => {
  await db.sql`
    insert into properties (agent_id, listing_type, property_type, beds, baths, address)
    select ${agentId}, 'sale', 'house', 2, 1, n || ' Long Lane, York' from generate_series(1, 2000) n`
  await db.sql`
    insert into messages (property_id, name, email, phone, text, is_agent_reply)
    select ${mill} + 1 + n % 2000, 'Seeker ' || n % 700, 'seeker' || n % 700 || '@example.com', '020 7946 0102',
      repeat('May I see it on Saturday? ', 8) || n, n % 3 = 0
    from generate_series(1, 5000) n`
  await db.sql`analyze messages, properties`
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const calls = [
    () => asAgent().list({}),
    () => asAgent().list({ query: 'seeker saturday long 4999' }),
    () => asAgent().list({ unread: true }),
    () => testCaller(db, { actor: agent }).message.unread(),
  ]
  for (const call of calls) {
    const times = [await timed(call), await timed(call), await timed(call)]
    expect(Math.min(...times)).toBeLessThan(400)
  }
})
