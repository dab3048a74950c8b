import type { Geocoder } from '@hearth/adapters/geocoder/geocoder.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { geocodes } from '@hearth/db/schema/place.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testJobContext } from '../testing/jobContext.ts'
import { TEST_PLACES } from '../testing/places.ts'
import { geocodeProperty } from './geocode.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

const gazetteer = createGazetteer(TEST_PLACES)
const CLAPHAM = { lat: 51.4625, lng: -0.138 }
const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-20T12:00:00Z')

type NewProperty = typeof properties.$inferInsert

async function storeListing(change: Partial<NewProperty> = {}): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      listingType: 'sale',
      propertyType: 'house',
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, Nowhere',
      ...change,
    })
    .returning()
  if (!row) throw new Error('Nothing was stored')
  return row.id
}

const at = (lat: number, lng: number) => ({ lat, lng, ...toNationalGrid({ lat, lng }) })

const geocode = (propertyId: number, context = {}) =>
  geocodeProperty(testJobContext(db, { gazetteer, now: NOW, ...context }), { propertyId })

const read = async (id: number) => {
  const [row] = await db.drizzle.select().from(properties).where(eq(properties.id, id))
  return row
}

function geocoder(answer: () => ReturnType<Geocoder['find']>): Geocoder & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    find: (address) => {
      asked.push(address)
      return answer()
    },
  }
}

const silent = geocoder(async () => null)
const stored = () => db.drizzle.select().from(geocodes)

describe('property.geocode', () => {
  test('the middle of the homes of a postcode comes first', async () => {
    for (const [lat, lng] of [
      [51.45, -0.14],
      [51.451, -0.142],
      [53, -2],
    ] as const) {
      await storeListing({ postcode: 'SW4 7AB', ...at(lat, lng) })
    }
    const id = await storeListing({ address: '9 Rose Lane, Clapham, London SW4 7AB' })
    await geocode(id, { geocoder: silent })
    expect(await read(id)).toMatchObject(at(51.451, -0.142))
    expect(await stored()).toMatchObject([
      { address: '9 rose lane clapham london sw4 7ab', source: 'postcode', foundAt: NOW },
    ])
    expect(silent.asked).toEqual([])
  })

  test('a place that is small enough comes next, and tells nobody where its postcode is', async () => {
    const address = '1 Rose Lane, Clapham, London'
    const first = await storeListing({ address, postcode: 'SW4 7AB' })
    await geocode(first)
    expect(await read(first)).toMatchObject(CLAPHAM)
    const second = await storeListing({ postcode: 'SW4 7AB' })
    await geocode(second)
    expect(await read(second)).toMatchObject({ lat: null })
    expect((await stored()).map(({ source }) => source).sort()).toEqual(['gazetteer', 'unknown'])
  })

  test('the geocoder is asked once for an address that two listings have', async () => {
    const known = geocoder(async () => ({ lat: 53.96, lng: -1.08 }))
    const address = '3 Stonegate, York'
    const ids = [
      await storeListing({ address, postcode: 'YO1 8AS' }),
      await storeListing({ address: '3 Stonegate,  YORK YO1 8AS', status: 'sold' }),
    ]
    await db.drizzle.update(properties).set({ status: 'sold' })
    for (const id of ids) await geocode(id, { geocoder: known })
    expect(known.asked).toEqual(['3 Stonegate, York, YO1 8AS'])
    for (const id of ids) expect(await read(id)).toMatchObject(at(53.96, -1.08))
  })

  test('an address that nothing knows is stored as unknown, has no position, and is asked again later', async () => {
    const id = await storeListing()
    const asking = geocoder(async () => null)
    const after = (ms: number) => ({ geocoder: asking, now: new Date(NOW.getTime() + ms) })
    await geocode(id, after(0))
    await geocode(id, after(7 * DAY - 1))
    expect(asking.asked).toHaveLength(1)
    expect(await stored()).toMatchObject([{ lat: 51.5074, lng: -0.1278, source: 'unknown' }])
    await geocode(id, after(7 * DAY))
    expect(asking.asked).toHaveLength(2)
    expect(await read(id)).toMatchObject({ lat: null, lng: null, easting: null })
  })

  test('a geocoder that fails fails the attempt; the next one asks again', async () => {
    const id = await storeListing()
    const failing = geocoder(() => Promise.reject(new Error('The geocoder answered 500')))
    await expect(geocode(id, { geocoder: failing })).rejects.toThrow('500')
    expect(await stored()).toMatchObject([{ source: 'unknown' }])
    await geocode(id, { geocoder: geocoder(async () => ({ lat: 53.96, lng: -1.08 })) })
    expect(await read(id)).toMatchObject({ lat: 53.96 })
    expect(await stored()).toMatchObject([{ source: 'geocoder', foundAt: NOW }])
  })

  test('what has a position, is withdrawn or gone is left alone', async () => {
    const address = '1 Rose Lane, Clapham, London'
    const placed = await storeListing({ address, ...at(53, -2) })
    const withdrawn = await storeListing({ address, withdrawnAt: NOW })
    for (const id of [placed, withdrawn, withdrawn + 1]) await geocode(id)
    expect(await read(placed)).toMatchObject({ lat: 53 })
    expect(await read(withdrawn)).toMatchObject({ lat: null })
    expect(await stored()).toEqual([])
  })

  test('does not place a listing whose address changed meanwhile', async () => {
    const id = await storeListing()
    const moving = geocoder(async () => {
      await db.drizzle.update(properties).set({ address: '2 Other Road, Nowhere' })
      return { lat: 53.96, lng: -1.08 }
    })
    await geocode(id, { geocoder: moving })
    expect(await read(id)).toMatchObject({ lat: null })
  })
})
