import type { FoundPlace, PlaceSource } from '@hearth/adapters/places/placeSource.ts'
import { type AmenityPlace, amenityPlaces, analyseAmenities } from '@hearth/core/amenity/analyse.ts'
import {
  AMENITY_TYPE_NAMES,
  type AmenityType,
  NO_AMENITY_METERS,
} from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { placeFetches, places } from '@hearth/db/schema/place.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { analyseProperty } from './jobs.ts'
import { analyzeNow } from './mutations.ts'

const db = await testDatabase()
const caller = testCaller(db)
beforeEach(db.reset)
afterAll(db.close)

const HOME: Point = { lat: 51.4527, lng: -0.1475 }
const DAY = 24 * 60 * 60 * 1000

async function storeListing(point: Point | null, change: object = {}): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      listingType: 'sale',
      propertyType: 'house',
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, Clapham',
      ...(point && { ...point, ...toNationalGrid(point) }),
      ...change,
    })
    .returning()
  if (!row) throw new Error('Nothing was stored')
  return row.id
}

const north = ({ lat, lng }: Point, meters: number): Point => ({ lat: lat + meters / 111_195, lng })

async function storePlaces(found: readonly AmenityPlace[]) {
  if (found.length === 0) return
  await db.drizzle.insert(places).values(
    found.map(({ amenityType, name, address, lat, lng }, i) => ({
      kind: amenityType,
      name,
      address,
      lat,
      lng,
      ...toNationalGrid({ lat, lng }),
      source: 'test',
      sourceKey: String(i),
    })),
  )
}

const pub = (name: string, point: Point): AmenityPlace => ({ amenityType: 'pub', name, ...point })

const analyse = (propertyId: number, context = {}) =>
  analyseProperty(testJobContext(db, context), { propertyId })

const nearestOf = async (id: number) => {
  const [row] = await db.drizzle.select().from(properties).where(eq(properties.id, id))
  if (!row) throw new Error('No such listing')
  return {
    train_station: row.trainMeters,
    tube_station: row.tubeMeters,
    bus_stop: row.busMeters,
    school: row.schoolMeters,
    supermarket: row.supermarketMeters,
    pub: row.pubMeters,
    cafe: row.cafeMeters,
    restaurant: row.restaurantMeters,
  }
}

const told = async (propertyId: number) =>
  (await caller.amenity.forProperty({ propertyId })).map(({ id: _, propertyId: __, ...row }) => row)

describe('amenity.analyse', () => {
  test('a listing that had none is told of what is near, nearest first', async () => {
    const id = await storeListing(HOME)
    expect(await told(id)).toEqual([])
    await storePlaces([
      pub('The Swan', north(HOME, 800)),
      { ...pub('The Fox', north(HOME, 100)), address: '3 Rose Lane' },
      pub('The Far', north(HOME, 1600)),
      { amenityType: 'tube_station', name: 'Clapham South', ...north(HOME, 300) },
      { amenityType: 'bus_stop', name: 'Too far', ...north(HOME, 510) },
    ])
    await analyse(id)
    expect(await told(id)).toEqual([
      {
        amenityType: 'pub',
        name: 'The Fox',
        address: '3 Rose Lane',
        distanceMeters: 100,
        distanceMinutes: 1,
        transportMode: 'walking',
      },
      {
        amenityType: 'tube_station',
        name: 'Clapham South',
        address: null,
        distanceMeters: 300,
        distanceMinutes: 4,
        transportMode: 'walking',
      },
      {
        amenityType: 'pub',
        name: 'The Swan',
        address: null,
        distanceMeters: 800,
        distanceMinutes: 10,
        transportMode: 'walking',
      },
    ])
    expect(await nearestOf(id)).toMatchObject({ pub: 100, tube_station: 300, bus_stop: 510 })
    expect((await nearestOf(id)).school).toBe(NO_AMENITY_METERS)
  })

  test('comes to the same when it is done again, and twice at once', async () => {
    const id = await storeListing(HOME)
    await storePlaces([pub('The Fox', north(HOME, 100)), pub('The Swan', north(HOME, 800))])
    await analyse(id)
    const before = await told(id)
    await Promise.all([analyse(id), analyse(id), analyse(id)])
    expect(await told(id)).toEqual(before)
    expect(before).toHaveLength(2)
  })

  test('follows a listing that moves, and forgets what was near one that lost its position', async () => {
    const id = await storeListing(HOME)
    await storePlaces([pub('The Fox', north(HOME, 100))])
    await analyse(id)
    const there = north(HOME, 1000)
    await db.drizzle.update(properties).set({ ...there, ...toNationalGrid(there) })
    await analyse(id)
    expect(await told(id)).toMatchObject([{ name: 'The Fox', distanceMeters: 900 }])
    await db.drizzle.update(properties).set({ lat: null, lng: null, easting: null, northing: null })
    await analyse(id)
    expect(await told(id)).toEqual([])
    expect((await nearestOf(id)).pub).toBe(NO_AMENITY_METERS)
  })

  test('leaves alone what is gone or withdrawn', async () => {
    const id = await storeListing(HOME, { withdrawnAt: new Date() })
    await storePlaces([pub('The Fox', north(HOME, 100))])
    await analyse(id)
    await analyse(id + 1)
    expect((await nearestOf(id)).pub).toBe(NO_AMENITY_METERS)
  })

  test('comes to what the rules say of all places, however near or far they are', async () => {
    const degree = (max: number) => fc.double({ min: -max, max, noNaN: true })
    const around = (point: Point) =>
      fc
        .tuple(fc.constantFrom(0.005, 0.03, 0.2, 0.6), degree(1), degree(1))
        .map(([spread, lat, lng]) => ({
          lat: point.lat + lat * spread,
          lng: point.lng + lng * spread,
        }))
    const situation = fc
      .constantFrom<Point>(HOME, { lat: 60.15, lng: -1.14 }, { lat: 54.34, lng: -7.63 })
      .chain((home) =>
        fc.record({
          home: fc.constant(home),
          found: fc.array(
            fc.record({
              amenityType: fc.constantFrom<AmenityType>(...AMENITY_TYPE_NAMES.slice(0, 3)),
              name: fc.constantFrom('One', 'Two', 'Three', 'Four', 'Five'),
              point: around(home),
            }),
            { maxLength: 60 },
          ),
        }),
      )
    await fc.assert(
      fc.asyncProperty(situation, async ({ home, found }) => {
        await db.reset()
        const all = found.map(({ point, ...place }) => ({ ...place, ...point }))
        const id = await storeListing(home)
        await storePlaces(all)
        await analyse(id)
        const expected = analyseAmenities(home, amenityPlaces(all))
        expect(await nearestOf(id)).toEqual(expected.nearestMeters)
        const key = (a: { amenityType: string; name: string; distanceMeters: number }) =>
          `${a.amenityType} ${a.distanceMeters} ${a.name}`
        expect((await told(id)).map(key).sort()).toEqual(expected.amenities.map(key).sort())
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})

describe('places from outside', () => {
  const cafe: FoundPlace = {
    amenityType: 'cafe',
    name: 'Nook',
    address: '2 Rose Lane',
    sourceKey: 'node/1',
    ...north(HOME, 50),
  }

  function source(answer: () => Promise<FoundPlace[]>): PlaceSource & { asked: number } {
    const counting = {
      asked: 0,
      around: () => {
        counting.asked += 1
        return answer()
      },
    }
    return counting
  }

  test('are fetched once in 30 days, and again for a listing that moves', async () => {
    const id = await storeListing(HOME)
    const placeSource = source(async () => [cafe, { ...cafe, sourceKey: 'node/2', lat: 40 }])
    const now = new Date('2026-11-20T12:00:00Z')
    const later = (ms: number) => ({ placeSource, now: new Date(now.getTime() + ms) })
    await analyse(id, later(0))
    expect(await told(id)).toMatchObject([{ name: 'Nook', address: '2 Rose Lane' }])
    await analyse(id, later(30 * DAY - 1))
    expect(placeSource.asked).toBe(1)
    await analyse(id, later(30 * DAY))
    expect(placeSource.asked).toBe(2)
    const there = north(HOME, 10)
    await db.drizzle.update(properties).set({ ...there, ...toNationalGrid(there) })
    await analyse(id, later(30 * DAY))
    expect(placeSource.asked).toBe(3)
    expect(await db.drizzle.$count(places)).toBe(1)
  })

  test('a source that fails is logged, takes nothing away, and is asked again', async () => {
    const id = await storeListing(HOME)
    await analyse(id, { placeSource: source(async () => [cafe]) })
    await db.drizzle.delete(placeFetches)
    const failing = source(() => Promise.reject(new Error('429')))
    const warnings: string[] = []
    const log = {
      info: () => undefined,
      error: () => undefined,
      warn: (_: object, message: string) => warnings.push(message),
    }
    await analyse(id, { placeSource: failing, log })
    await analyse(id, { placeSource: failing, log })
    expect(warnings).toHaveLength(2)
    expect(failing.asked).toBe(2)
    expect(await told(id)).toMatchObject([{ name: 'Nook' }])
  })

  test('a place that has changed is changed, and two listings of one street share it', async () => {
    const ids = [await storeListing(HOME), await storeListing(HOME)]
    await Promise.all(ids.map((id) => analyse(id, { placeSource: source(async () => [cafe]) })))
    const third = await storeListing(HOME)
    await analyse(third, { placeSource: source(async () => [{ ...cafe, name: 'Nook & Co' }]) })
    expect(await told(third)).toMatchObject([{ name: 'Nook & Co' }])
    expect(await db.drizzle.$count(places)).toBe(1)
  })
})

describe('amenity.analyze', () => {
  const finish = (how: object) => db.sql`update jobs set ${db.sql(how as Record<string, string>)}`
  const tryLater = { code: 'tryLater' }

  test('answers when the job that it added is done; ten clicks are one job', async () => {
    const id = await storeListing(HOME)
    await storePlaces([pub('The Fox', north(HOME, 100))])
    const asked = Array.from({ length: 10 }, () => caller.amenity.analyze({ propertyId: id }))
    await expect
      .poll(() => db.sql`select name, key, payload from jobs`)
      .toEqual([{ name: 'amenity.analyse', key: `property/${id}`, payload: { propertyId: id } }])
    await analyse(id)
    await finish({ finished_at: '2026-11-20T12:00:00Z' })
    expect(new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"success":true,"amenitiesFound":1}']),
    )
    expect(await db.sql`select 1 from jobs`).toHaveLength(1)
  })

  test('asks to try later when the analysis fails', async () => {
    const id = await storeListing(HOME)
    await finish({ failed_at: '2026-11-20T12:00:00Z' })
    const asked = caller.amenity.analyze({ propertyId: id })
    asked.catch(() => undefined)
    await expect.poll(() => db.sql`select 1 from jobs`).toHaveLength(2)
    await finish({ failed_at: '2026-11-20T12:00:01Z' })
    await expect(asked).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: tryLater })
  })

  test('asks to try later when it is not done in time', async () => {
    const id = await storeListing(HOME)
    await expect(analyzeNow({ db }, id, { waitMs: 300 })).rejects.toMatchObject(tryLater)
  })

  test('knows no listing that is unknown or withdrawn', async () => {
    const withdrawn = await storeListing(HOME, { withdrawnAt: new Date() })
    for (const propertyId of [withdrawn, withdrawn + 1]) {
      await expect(caller.amenity.analyze({ propertyId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect(await db.drizzle.execute(sql`select 1 from jobs`)).toHaveLength(0)
  })
})
