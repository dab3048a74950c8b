import type { AgentId } from '@hearth/core/account/ids.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'

const db = await testDatabase()
afterAll(db.close)

let finch: Awaited<ReturnType<typeof storeAgent>>
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
})

async function store(change: Partial<typeof properties.$inferInsert>, title: string) {
  const id = await storeHome(db, (change.agentId as AgentId | undefined) ?? finch.agentId, title)
  await db.drizzle.update(properties).set(change).where(eq(properties.id, id))
  return id
}

const list = (input: Parameters<ReturnType<typeof testCaller>['agent']['properties']['list']>[0]) =>
  testCaller(db, { actor: finch.actor }).agent.properties.list(input)
const titles = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).items.map(({ title }) => title)

test('finds homes by text, status, kind of offer and whether they are listed', async () => {
  const jay = await storeAgent(db, 'jay@example.com', 'Jay & Co')
  await store({ agentId: jay.agentId }, 'Somebody else’s')
  await store({ postcode: 'YO1 7HH', status: 'sold' }, 'Sold house')
  const rent = { listingType: 'rent' as const, agentRef: 'R-100%', address: '9 Elm Row, Leeds' }
  await store(rent, 'Flat to rent')
  await store({ withdrawnAt: new Date('2026-11-01T10:00:00Z') }, 'Withdrawn')

  expect(await titles({})).toEqual(['Flat to rent', 'Sold house'])
  expect(await titles({ status: 'sold' })).toEqual(['Sold house'])
  expect(await titles({ listingType: 'rent' })).toEqual(['Flat to rent'])
  expect(await titles({ query: '  ELM row ' })).toEqual(['Flat to rent'])
  expect(await titles({ query: '100%' })).toEqual(['Flat to rent'])
  expect(await titles({ query: 'yo1 7' })).toEqual(['Sold house'])
  expect(await titles({ query: 'sold', status: 'available' })).toEqual([])
  expect(await list({ isWithdrawn: true })).toMatchObject({
    total: 1,
    items: [{ title: 'Withdrawn', withdrawnAt: '2026-11-01T10:00:00.000Z' }],
  })
})

test('pages through every home once, those of one import too', async () => {
  const createdAt = new Date('2026-11-01T10:00:00Z')
  for (let nth = 1; nth <= 7; nth += 1) await store({ createdAt }, `Home ${nth}`)
  const seen: string[] = []
  let cursor: number | undefined
  for (let page = 1; page <= 3; page += 1) {
    const { items, total, nextCursor } = await list({ limit: 3, cursor })
    expect(total).toBe(7)
    seen.push(...items.map(({ title }) => title))
    cursor = nextCursor ?? undefined
  }
  expect(cursor).toBeUndefined()
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((nth) => `Home ${nth}`))
})

test('stays quick with two thousand homes', async () => {
  await db.sql`
    insert into properties (agent_id, listing_type, property_type, beds, baths, address)
    select ${finch.agentId}, 'sale', 'house', 3, 1, n || ' Rose Lane, York'
    from generate_series(1, 2000) as n`
  const [{ id } = { id: 0 }] = await db.drizzle
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.address, '1234 Rose Lane, York'))
  await db.drizzle.insert(propertyDetails).values({ propertyId: id, title: 'The needle' })
  const began = performance.now()
  expect(await titles({ query: 'needle' })).toEqual(['The needle'])
  expect((await list({})).total).toBe(2000)
  expect(performance.now() - began).toBeLessThan(500)
})
