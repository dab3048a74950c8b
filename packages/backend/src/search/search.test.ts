import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { LISTING_TYPES } from '@hearth/core/property/contract.ts'
import { propertyAmenities } from '@hearth/db/schema/amenity.ts'
import { places } from '@hearth/db/schema/place.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { type NewListing, storeListings } from '../testing/listings.ts'
import { TEST_PLACES } from '../testing/places.ts'

const db = await testDatabase()
const caller = testCaller(db, { gazetteer: createGazetteer(TEST_PLACES) })
beforeEach(db.reset)
afterAll(db.close)

/** A home some metres north of a place. */
function homeNear(name: string, metersNorth: number, change: Partial<NewListing> = {}): NewListing {
  const place = TEST_PLACES.find((known) => known.name === name)
  if (!place) throw new Error(`No place is called ${name}`)
  const point = { lat: place.lat + metersNorth / 111_195, lng: place.lng }
  return {
    listingType: 'sale',
    propertyType: 'flat',
    price: 300_000,
    beds: 2,
    baths: 1,
    address: `1 Rose Lane, ${name}`,
    ...point,
    ...toNationalGrid(point),
    ...change,
  }
}
const unplaced = { lat: null, lng: null, easting: null, northing: null }

const idsOf = async (criteria: Parameters<typeof caller.search.results>[0]['criteria']) =>
  (await caller.search.results({ criteria })).items.map((item) => item.id).sort()

describe('search.results', () => {
  test('a place is its extent, or the radius that was asked for', async () => {
    const [inside, outside] = await storeListings(db, [
      homeNear('Clapham', 1490),
      homeNear('Clapham', 1510),
    ])
    expect(await idsOf({ location: 'Clapham' })).toEqual([inside?.id])
    expect(await idsOf({ location: 'Clapham', radius: 1.6 })).toEqual([inside?.id, outside?.id])
    expect(await idsOf({ location: 'Clapham', radius: 1.4 })).toEqual([])
  })

  test('a home without a position is found by the name in its address, whatever its case', async () => {
    const [named] = await storeListings(db, [
      homeNear('Clapham', 0, { ...unplaced, address: '2 Rose Lane, CLAPHAM' }),
      homeNear('Clapham', 0, { ...unplaced, address: '3 Rose Lane, Balham' }),
      homeNear('Balham', 0, { address: '4 Clapham Road, Balham' }),
    ])
    expect(await idsOf({ location: 'Clapham' })).toEqual([named?.id])
  })

  test('a whole postcode finds its district; with a radius, the circle around its homes', async () => {
    const [own, neighbour, other] = await storeListings(db, [
      homeNear('Clapham', 0, { postcode: 'SW4 7AB' }),
      homeNear('Clapham', 900, { postcode: 'SW4 9ZZ' }),
      homeNear('Clapham', 950, { postcode: 'SW11 1AA' }),
    ])
    expect(await idsOf({ location: 'SW4 7AB' })).toEqual([own?.id, neighbour?.id])
    expect(await idsOf({ location: 'SW4 7AB', radius: 0.5 })).toEqual([own?.id])
    expect(await idsOf({ location: 'SW4 7AB', radius: 1 })).toEqual(
      [own, neighbour, other].map((row) => row?.id),
    )
  })

  test('says which place was understood, also when nothing is there', async () => {
    const {
      items,
      total,
      places: understood,
    } = await caller.search.results({
      criteria: { location: 'Leith; SW4; Rose Lane' },
    })
    expect([items, total]).toEqual([[], 0])
    expect(understood).toEqual([
      { asked: 'Leith', matchedAs: 'place', label: 'Leith, Edinburgh' },
      { asked: 'SW4', matchedAs: 'postcode', label: 'SW4' },
      { asked: 'Rose Lane', matchedAs: 'text', label: 'Rose Lane' },
    ])
  })

  test('nearest begins at the place; without a place it is newest', async () => {
    const stored = await storeListings(db, [
      homeNear('London', 3000, { createdAt: new Date('2026-11-01') }),
      homeNear('London', 1000, { createdAt: new Date('2026-11-02') }),
      homeNear('London', 2000, { createdAt: new Date('2026-11-03') }),
    ])
    const [far, near, middle] = stored.map((row) => row.id)
    const idsNearest = async (location?: string) =>
      (await caller.search.results({ criteria: { location }, sort: 'nearest' })).items.map(
        (item) => item.id,
      )
    expect(await idsNearest('London')).toEqual([near, middle, far])
    expect(await idsNearest()).toEqual([middle, near, far])
  })

  test('a card names what was asked to be near, else the nearest station', async () => {
    const [home] = await storeListings(db, [
      homeNear('Clapham', 0, { schoolMeters: 300, tubeMeters: 560 }),
    ])
    const near = (
      amenityType: 'school' | 'tube_station' | 'train_station',
      name: string,
      distanceMeters: number,
    ) => ({
      propertyId: home?.id ?? 0,
      amenityType,
      name,
      distanceMeters,
      distanceMinutes: Math.round(distanceMeters / 80),
    })
    await db.drizzle
      .insert(propertyAmenities)
      .values([
        near('train_station', 'Clapham Junction', 400),
        near('tube_station', 'Clapham Common', 900),
        near('tube_station', 'Clapham South', 560),
        near('school', 'Rose Primary', 300),
      ])
    const reasons = async (criteria: { nearAmenity?: string; maxTubeDistance?: number }) =>
      (await caller.search.results({ criteria })).items[0]?.matchReasons.map((r) => r.name)
    expect(await reasons({})).toEqual(['Clapham South'])
    expect(await reasons({ nearAmenity: 'school', maxTubeDistance: 0.5 })).toEqual([
      'Clapham South',
      'Rose Primary',
    ])
  })
})

describe('search.relaxations', () => {
  test('tells what each wish costs, the place last', async () => {
    await storeListings(db, [
      homeNear('Clapham', 0, { price: 400_000 }),
      homeNear('Clapham', 0, { price: 410_000 }),
      homeNear('Clapham', 2000, { price: 250_000 }),
      ...[1, 2, 3, 4].map(() => homeNear('Leith', 0, { price: 250_000 })),
    ])
    const criteria = { location: 'Clapham', maxPrice: 300_000, beds: 2 }
    expect(await caller.search.relaxations({ criteria })).toEqual([
      {
        criterion: 'maxPrice',
        criteria: { location: 'Clapham', beds: 2 },
        total: 2,
        totalIsCapped: false,
      },
      { criterion: 'radius', criteria: { ...criteria, radius: 3 }, total: 1, totalIsCapped: false },
      {
        criterion: 'location',
        value: 'Clapham',
        criteria: { maxPrice: 300_000, beds: 2 },
        total: 5,
        totalIsCapped: false,
      },
    ])
  })

  test('gives up one entry of a list at a time, and a radius with the last place', async () => {
    await storeListings(db, [homeNear('Balham', 0, { schoolMeters: 100 })])
    const criteria = { location: 'Lerwick', radius: 1, nearAmenity: 'school; pub' }
    const found = await caller.search.relaxations({ criteria: { ...criteria, location: 'Balham' } })
    expect(found).toEqual([
      {
        criterion: 'nearAmenity',
        value: 'pub',
        criteria: { location: 'Balham', radius: 1, nearAmenity: 'school' },
        total: 1,
        totalIsCapped: false,
      },
    ])
    expect(
      await caller.search.relaxations({ criteria: { location: 'Lerwick', radius: 1 } }),
    ).toEqual([
      { criterion: 'location', value: 'Lerwick', criteria: {}, total: 1, totalIsCapped: false },
    ])
  })

  test('offers once what was asked for twice, and tries no list to its end', async () => {
    await storeListings(db, [homeNear('Balham', 0)])
    const twice = { location: 'Balham', nearAmenity: 'pub; pub' }
    expect(await caller.search.relaxations({ criteria: twice })).toMatchObject([
      { value: 'pub', criteria: { location: 'Balham' } },
    ])

    const searches: string[] = []
    const counting = new Proxy(db.sql, {
      apply(sql, self, [strings, ...values]) {
        if (strings[0]?.includes('as total from')) searches.push(strings[0])
        return Reflect.apply(sql as never, self, [strings, ...values])
      },
    })
    const location = Array.from({ length: 30 }, (_, nth) => `Row ${nth}`).join('; ')
    await testCaller({ ...db, sql: counting }).search.relaxations({ criteria: { location } })
    expect(searches).toHaveLength(12)
  })

  test('gives up a range as the one wish that it is', async () => {
    await storeListings(db, [homeNear('Balham', 0, { beds: 5, price: 400_000 })])
    const criteria = { beds: 1, maxBeds: 2, minPrice: 350_000, maxPrice: 450_000 }
    expect(await caller.search.relaxations({ criteria })).toMatchObject([
      { criterion: 'beds', criteria: { minPrice: 350_000, maxPrice: 450_000 }, total: 1 },
    ])
  })

  test('finds nothing in an empty market', async () => {
    const criteria = { location: 'Leith', beds: 1, features: ['garden' as const] }
    expect(await caller.search.relaxations({ criteria })).toEqual([])
  })
})

test('search.busiestPlaces tells what a search in each city or town finds, the most first', async () => {
  await db.drizzle.insert(places).values(
    TEST_PLACES.map(({ id, ...place }) => ({
      ...place,
      ...toNationalGrid(place),
      source: 'test',
      sourceKey: String(id),
    })),
  )
  await storeListings(db, [
    homeNear('Lerwick', 0, { listingType: 'rent' }),
    homeNear('Bristol', 0),
    homeNear('Bristol', 9010),
    homeNear('Clapham', 0, { listingType: 'rent' }),
    homeNear('Balham', 0, { listingType: 'rent' }),
    // Without a position, by the name in the address.
    homeNear('Clapham', 0, { ...unplaced, address: '9 Rose Lane, Clapham, London' }),
    homeNear('Belfast', 0, { status: 'sold' }),
  ])
  const busiest = await caller.search.busiestPlaces({ count: 6 })
  expect(busiest).toEqual([
    { name: 'London', sale: 1, rent: 2 },
    { name: 'Bristol', sale: 1, rent: 0 },
    { name: 'Lerwick', sale: 0, rent: 1 },
  ])
  for (const { name: location, ...totals } of busiest) {
    for (const listingType of LISTING_TYPES) {
      const { total } = await caller.search.results({ criteria: { location, listingType } })
      expect(total, `${listingType} in ${location}`).toBe(totals[listingType])
    }
  }
})

test('search.suggestPlaces tells places that begin with the text', async () => {
  expect(await caller.search.suggestPlaces({ text: 'bal' })).toEqual([
    { name: 'Balham', label: 'Balham, London' },
  ])
  expect(await caller.search.suggestPlaces({ text: 'Clpham' })).toContainEqual({
    name: 'Clapham',
    label: 'Clapham, London',
  })
  expect(await caller.search.suggestPlaces({ text: '' })).toEqual([])
})
