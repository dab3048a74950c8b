import { propertyJobKey } from '@hearth/core/job/propertyKey.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { jobs } from './job.ts'
import { properties } from './property.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

type NewProperty = typeof properties.$inferInsert

const HERE = { lat: 51.4527, lng: -0.1475, easting: 528_800, northing: 174_100 }
const THERE = { ...HERE, lat: 51.46, northing: 174_900 }
const NOWHERE = { lat: null, lng: null, easting: null, northing: null }
const home: NewProperty = {
  listingType: 'sale',
  propertyType: 'house',
  price: 400_000,
  beds: 3,
  baths: 1,
  address: '1 Rose Lane, Clapham',
}

const store = (...changes: Partial<NewProperty>[]) =>
  db.drizzle.insert(properties).values(changes.map((change) => ({ ...home, ...change })))
const update = (change: Partial<NewProperty>) => db.drizzle.update(properties).set(change)
const names = async () => (await db.drizzle.select().from(jobs)).map(({ name }) => name).sort()
const finishAll = () => db.drizzle.delete(jobs)

const ANALYSE = 'amenity.analyse'
const GEOCODE = 'property.geocode'

describe('a new listing', () => {
  test('wants what is near it, or to be found', async () => {
    await store(HERE, {})
    const rows = await db.drizzle.select().from(jobs)
    expect(rows.map(({ name, payload, key }) => ({ name, payload, key }))).toEqual([
      { name: ANALYSE, payload: { propertyId: 1 }, key: propertyJobKey(1) },
      { name: GEOCODE, payload: { propertyId: 2 }, key: propertyJobKey(2) },
    ])
  })

  test.each([
    ['of the demo', { isDemo: true }],
    ['that is withdrawn', { withdrawnAt: new Date() }],
  ])('%s wants nothing', async (_, change) => {
    await store({ ...HERE, ...change }, change)
    await update({ address: '2 Rose Lane, Clapham', ...THERE })
    expect(await names()).toEqual([])
  })
})

describe('a change', () => {
  test.each<[string, Partial<NewProperty>, Partial<NewProperty>, string[]]>([
    ['of the position', HERE, THERE, [ANALYSE]],
    ['of the address', HERE, { address: '2 Rose Lane, Clapham' }, [ANALYSE]],
    ['of an address without a position', {}, { address: '2 Rose Lane, Clapham' }, [GEOCODE]],
    ['of a postcode without a position', {}, { postcode: 'SW4 7AB' }, [GEOCODE]],
    ['that gives a position', {}, HERE, [ANALYSE]],
    ['that takes the position away', HERE, NOWHERE, [ANALYSE, GEOCODE]],
    ['that brings it back', { ...HERE, withdrawnAt: new Date() }, { withdrawnAt: null }, [ANALYSE]],
    ['that withdraws it', HERE, { withdrawnAt: new Date(), ...THERE }, []],
    ['of anything else', HERE, { price: 1, status: 'sold', pubMeters: 20 }, []],
    ['to what it is already', HERE, { address: '1 Rose Lane, Clapham', ...HERE }, []],
  ])('%s', async (_, before, change, wanted) => {
    await store(before)
    await finishAll()
    await update(change)
    expect(await names()).toEqual(wanted)
  })

  test('adds nothing to a job that waits, and one to a job that has begun', async () => {
    await store(HERE)
    await update(THERE)
    expect(await names()).toEqual([ANALYSE])
    await db.drizzle.update(jobs).set({ attempts: 1 })
    await update(HERE)
    expect(await names()).toEqual([ANALYSE, ANALYSE])
  })

  test('keeps a waiting job from being begun before the change can be seen', async () => {
    await store(HERE)
    await db.drizzle.transaction(async (tx) => {
      await tx.update(properties).set(THERE)
      const begun = db.drizzle.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '100ms'`)
        await other.update(jobs).set({ attempts: 1 })
      })
      await expect(begun).rejects.toThrow()
    })
    expect(await names()).toEqual([ANALYSE])
  })
})

test('ten thousand listings at once take seconds, not minutes', async () => {
  await db.sql`
    insert into properties (listing_type, property_type, beds, baths, address)
    select 'sale', 'house', 1, 1, n || ' Rose Lane' from generate_series(1, 10000) as n`
  expect(await db.drizzle.$count(jobs)).toBe(10_000)
}, 15_000)
