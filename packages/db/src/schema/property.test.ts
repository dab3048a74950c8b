import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { agents } from './agent.ts'
import { propertyAmenities } from './amenity.ts'
import { places } from './place.ts'
import { properties, propertyDetails, propertyHistory } from './property.ts'

const db = await testDatabase()
afterAll(db.close)

type NewProperty = typeof properties.$inferInsert

const LISTED = new Date('2026-10-01T09:00:00Z')
const home: NewProperty = {
  listingType: 'sale',
  propertyType: 'house',
  price: 400_000,
  beds: 3,
  baths: 1,
  address: '1 Rose Lane, York',
  postcode: 'YO1 7HH',
  createdAt: LISTED,
  updatedAt: LISTED,
}

async function store(change: Partial<NewProperty> = {}): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({ ...home, ...change })
    .returning()
  if (!row) throw new Error('Nothing was stored')
  return row.id
}

const read = async (id: number) =>
  (await db.drizzle.select().from(properties).where(eq(properties.id, id)))[0]

const update = (id: number, change: Partial<NewProperty>) =>
  db.drizzle.update(properties).set(change).where(eq(properties.id, id))

const historyOf = (id: number) =>
  db.drizzle
    .select({
      at: propertyHistory.at,
      kind: propertyHistory.kind,
      price: propertyHistory.price,
      status: propertyHistory.status,
    })
    .from(propertyHistory)
    .where(eq(propertyHistory.propertyId, id))
    .orderBy(propertyHistory.id)

describe('the history of a listing writes itself', () => {
  test('when it is listed, one or many at once', async () => {
    const ids = await db.drizzle
      .insert(properties)
      .values([home, { ...home, price: 250_000 }])
      .returning({ id: properties.id })
    expect(await historyOf(ids[0]?.id ?? 0)).toEqual([
      { at: LISTED, kind: 'listed', price: 400_000, status: 'available' },
    ])
    expect(await historyOf(ids[1]?.id ?? 0)).toHaveLength(1)
  })

  test('with every change of price and status, and no other change', async () => {
    const id = await store()
    await update(id, { price: 380_000 })
    await update(id, { beds: 4, address: '2 Rose Lane, York' })
    await update(id, { price: 380_000 })
    await update(id, { status: 'underOffer' })
    await update(id, { status: 'sold', price: 375_000 })
    expect((await historyOf(id)).map(({ kind, price, status }) => [kind, price, status])).toEqual([
      ['listed', 400_000, 'available'],
      ['price', 380_000, 'available'],
      ['status', 380_000, 'underOffer'],
      ['price', 375_000, 'sold'],
      ['status', 375_000, 'sold'],
    ])
  })

  test('with every listing that one statement changes', async () => {
    const ids = [await store(), await store(), await store()]
    await db.sql`update properties set price = price - 1000 where id <> ${ids[1] ?? 0}`
    expect((await Promise.all(ids.map(historyOf))).map((entries) => entries.length)).toEqual([
      2, 1, 2,
    ])
  })

  test('when it loses its price, is withdrawn and comes back', async () => {
    const id = await store()
    await update(id, { price: null })
    await update(id, { withdrawnAt: new Date() })
    await update(id, { withdrawnAt: null })
    expect((await historyOf(id)).map(({ kind, price }) => [kind, price])).toEqual([
      ['listed', 400_000],
      ['price', null],
      ['withdrawn', null],
      ['listed', null],
    ])
  })

  test('at the moment that the statement gives, else now', async () => {
    const id = await store()
    const supplied = new Date('2026-10-20T12:00:00Z')
    await update(id, { price: 390_000, updatedAt: supplied })
    await update(id, { price: 395_000 })
    const [, first, second] = await historyOf(id)
    expect(first?.at).toEqual(supplied)
    expect(Date.now() - Number(second?.at)).toBeLessThan(60_000)
  })
})

describe('reducedAt', () => {
  test('is when the price last fell', async () => {
    const id = await store()
    const fell = new Date('2026-10-20T12:00:00Z')
    await update(id, { price: 390_000, updatedAt: fell })
    await update(id, { price: 395_000, updatedAt: new Date('2026-10-25T12:00:00Z') })
    await update(id, { price: null })
    expect((await read(id))?.reducedAt).toEqual(fell)
  })

  test.each([400_000, 410_000])('is no more once the price is what it was: %i', async (price) => {
    const id = await store()
    await update(id, { price: 12, updatedAt: new Date('2026-10-20T12:00:00Z') })
    await update(id, { price: 395_000, updatedAt: new Date('2026-10-21T12:00:00Z') })
    expect((await read(id))?.reducedAt).not.toBeNull()
    await update(id, { price, updatedAt: new Date('2026-10-22T12:00:00Z') })
    expect((await read(id))?.reducedAt).toBeNull()
    const again = new Date('2026-10-23T12:00:00Z')
    await update(id, { price: 390_000, updatedAt: again })
    expect((await read(id))?.reducedAt).toEqual(again)
  })
})

describe('wrong rows are refused', () => {
  const text = (value: string) => value as never
  test.each<[string, Partial<NewProperty>]>([
    ['properties_listing_type', { listingType: text('swap') }],
    ['properties_property_type', { propertyType: text('castle') }],
    ['properties_property_form', { propertyForm: text('round') }],
    ['properties_status', { status: text('gone') }],
    ['properties_status', { status: 'let' }],
    ['properties_status', { status: 'sold', listingType: 'rent' }],
    ['properties_price', { price: -1 }],
    ['properties_rooms', { beds: -1 }],
    ['properties_rooms', { baths: 51 }],
    ['properties_area', { areaSqft: 0 }],
    ['properties_address', { address: ' ' }],
    ['properties_position', { lat: 53.9, lng: -1.08 }],
    ['properties_position', { lat: 53.9, easting: 460_000, northing: 451_000 }],
    ['properties_within_uk', { lat: 48.8, lng: 2.35, easting: 0, northing: 0 }],
    ['properties_postcode', { postcode: 'yo1 7hh' }],
    ['properties_postcode', { postcode: 'YO17HH' }],
    ['properties_nearest', { pubMeters: -1 }],
    ['properties_feature_bits', { featureBits: -1n }],
  ])('%s: %o', async (constraint, change) => {
    await expect(store(change)).rejects.toMatchObject({ cause: { constraint_name: constraint } })
  })

  test.each<[string, Partial<typeof propertyDetails.$inferInsert>]>([
    ['property_details_title', { title: '' }],
    ['property_details_epc', { epcRating: text('H') }],
    ['property_details_tenure', { tenure: text('squat') }],
    ['property_details_money', { deposit: -1 }],
    ['property_details_price_qualifier', { priceQualifier: text('cheap') }],
  ])('%s: %o', async (constraint, change) => {
    const propertyId = await store()
    await expect(
      db.drizzle.insert(propertyDetails).values({ propertyId, title: 'A home', ...change }),
    ).rejects.toMatchObject({ cause: { constraint_name: constraint } })
  })
})

describe('wrong rows beside a listing are refused', () => {
  const blank = { companyName: 'Marsh & Daughters', phone: '01865 000000', address: 'Oxford' }
  test.each(['companyName', 'phone', 'address'] as const)('an agent without %s', async (field) => {
    await expect(
      db.drizzle.insert(agents).values({ ...blank, [field]: ' ' }),
    ).rejects.toMatchObject({ cause: { constraint_name: expect.stringMatching(/^agents_/) } })
  })

  test.each<[string, Record<string, unknown>]>([
    ['property_history_kind', { kind: 'painted' }],
    ['property_history_price', { price: -1 }],
    ['property_history_status', { status: 'gone' }],
  ])('%s: %o', async (constraint, change) => {
    const row = { propertyId: await store(), at: LISTED, kind: 'listed', status: 'available' }
    await expect(
      db.drizzle.insert(propertyHistory).values({ ...row, ...change } as never),
    ).rejects.toMatchObject({ cause: { constraint_name: constraint } })
  })

  test.each<[string, Record<string, unknown>]>([
    ['property_amenities_type', { amenityType: 'castle' }],
    ['property_amenities_mode', { transportMode: 'flying' }],
    ['property_amenities_name', { name: '' }],
    ['property_amenities_distance', { distanceMeters: -1 }],
  ])('%s: %o', async (constraint, change) => {
    const near = { amenityType: 'pub', name: 'The Plough', distanceMeters: 200, distanceMinutes: 3 }
    await expect(
      db.drizzle
        .insert(propertyAmenities)
        .values({ propertyId: await store(), ...near, ...change } as never),
    ).rejects.toMatchObject({ cause: { constraint_name: constraint } })
  })

  test.each<[string, Record<string, unknown>]>([
    ['places_kind', { kind: 'castle' }],
    ['places_name', { name: ' ' }],
    ['places_origin', { source: '' }],
    ['places_origin', { sourceKey: '' }],
    ['places_importance', { importance: -1 }],
    ['places_extent', { extentMeters: -1 }],
    ['places_position', { lat: 48.8 }],
  ])('%s: %o', async (constraint, change) => {
    const grid = { lat: 51.5, lng: -0.1, easting: 530_000, northing: 180_000 }
    const place = { kind: 'pub', name: 'The Plough', source: 'demo', sourceKey: 'pub:1', ...grid }
    await expect(db.drizzle.insert(places).values({ ...place, ...change })).rejects.toMatchObject({
      cause: { constraint_name: constraint },
    })
  })
})

describe('what the database works out', () => {
  test.each<[string, Partial<NewProperty>, boolean]>([
    ['available', {}, true],
    ['under offer', { status: 'underOffer' }, true],
    ['sold', { status: 'sold' }, false],
    ['withdrawn', { withdrawnAt: LISTED }, false],
  ])('a listing that is %s is public: %s', async (_, change, isPublic) => {
    expect((await read(await store(change)))?.isPublic).toBe(isPublic)
  })

  test('the district of a postcode, and the square of a position, west of the grid too', async () => {
    const row = await read(
      await store({ lat: 54.4, lng: -8.1, easting: -1, northing: 4096, postcode: 'SW1A 1AA' }),
    )
    expect(row).toMatchObject({ outcode: 'SW1A', tileX: -1, tileY: 2 })
  })
})

test('the indexes that searches read exist', async () => {
  const indexes = await db.sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'properties' and indexname like 'properties_%'`
  const definitions = new Map(indexes.map(({ name, definition }) => [name, definition]))
  expect(definitions.get('properties_search_grid')).toMatch(/INCLUDE \(id, .+WHERE is_public$/)
  for (const name of [
    'properties_search_outcode',
    'properties_search_address',
    'properties_search_unplaced',
    'properties_by_newest',
    'properties_by_price_up',
    'properties_by_price_down',
    'properties_by_nearest',
    'properties_by_id_unplaced',
  ]) {
    expect(definitions.get(name), name).toContain('WHERE')
  }
})
