import { featureBits } from '@hearth/core/property/featureBits.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { listings, storeListings } from '../testing/listings.ts'

const db = await testDatabase()
const caller = testCaller(db)
beforeEach(db.reset)
afterAll(db.close)

type NewProperty = typeof properties.$inferInsert
type NewDetails = Omit<typeof propertyDetails.$inferInsert, 'propertyId'>

async function store(home: Partial<NewProperty> = {}, details?: NewDetails): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      listingType: 'sale',
      propertyType: 'house',
      price: 400_000,
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, York',
      createdAt: new Date('2026-10-01T09:00:00.123Z'),
      ...home,
    })
    .returning()
  const propertyId = row?.id ?? 0
  if (details) await db.drizzle.insert(propertyDetails).values({ propertyId, ...details })
  return propertyId
}

describe('property.byId', () => {
  test('tells everything that is public about a listing', async () => {
    const [agent] = await db.drizzle
      .insert(agents)
      .values({ companyName: 'Minster Homes', phone: '01904 000000', address: 'York' })
      .returning()
    const id = await store(
      {
        agentId: agent?.id ?? null,
        featureBits: featureBits(['garden', 'parking']),
        postcode: 'YO1 7HH',
        lat: 53.96,
        lng: -1.08,
        easting: 460_000,
        northing: 451_000,
      },
      {
        title: 'A house by the wall',
        features: ['Walled garden'],
        images: ['/art/1.svg'],
        tenure: 'leasehold',
        leaseYears: 99,
        availableFrom: '2026-12-01',
      },
    )
    await db.drizzle
      .update(properties)
      .set({ price: 380_000, updatedAt: new Date('2026-10-20T10:00:00Z') })
      .where(eq(properties.id, id))
    expect(await caller.property.byId({ id })).toMatchObject({
      id,
      title: 'A house by the wall',
      price: 380_000,
      createdAt: '2026-10-01T09:00:00.123Z',
      reducedAt: '2026-10-20T10:00:00.000Z',
      images: ['/art/1.svg'],
      features: ['Walled garden'],
      featureTags: ['garden', 'parking'],
      agentName: 'Estate Agent',
      agentCompany: 'Minster Homes',
      agentPhone: '01904 000000',
      tenure: 'leasehold',
      leaseYears: 99,
      availableFrom: '2026-12-01',
      history: [
        { at: '2026-10-01T09:00:00.123Z', kind: 'listed', price: 400_000, status: 'available' },
        { at: '2026-10-20T10:00:00.000Z', kind: 'price', price: 380_000, status: 'available' },
      ],
    })
  })

  test('shows a listing without texts with the defaults of S1 section 3', async () => {
    const detail = await caller.property.byId({ id: await store() })
    expect(detail).toMatchObject({
      title: 'Untitled Property',
      agentName: 'Estate Agent',
      agentPhone: null,
      description: '',
      features: [],
      images: [],
    })
  })

  test('keeps a sold home on its page, and hides one that was withdrawn', async () => {
    const sold = await store({ status: 'sold' })
    expect((await caller.property.byId({ id: sold })).status).toBe('sold')
    const withdrawn = await store({ withdrawnAt: new Date() })
    for (const id of [withdrawn, 2_147_483_647]) {
      await expect(caller.property.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test.each([0, -1, 1.5, 2 ** 31])('%s is no id', async (id) => {
    await expect(caller.property.byId({ id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('property.popular', () => {
  const pictured = { title: 'A home', images: ['1', '2', '3', '4'] }

  test('draws the same homes all day and others on another day', async () => {
    for (let i = 0; i < 30; i++) await store({}, pictured)
    const idsOn = async (now: string) =>
      (await testCaller(db, { now: new Date(now) }).property.popular({ count: 3 })).map((p) => p.id)
    const morning = await idsOn('2026-11-20T06:00:00Z')
    expect(morning).toHaveLength(3)
    expect(await idsOn('2026-11-20T23:00:00Z')).toEqual(morning)
    expect(await idsOn('2026-11-21T06:00:00Z')).not.toEqual(morning)
  })

  test('shows homes that are available, priced and in pictures, and no others', async () => {
    await storeListings(db, listings(40, 7))
    await store({ status: 'underOffer' }, pictured)
    await store({ price: null }, pictured)
    await store({ withdrawnAt: new Date() }, pictured)
    await store({ propertyType: 'commercial' }, pictured)
    await store({}, { title: 'Few pictures', images: ['1'] })
    const id = await store({ listingType: 'rent' }, pictured)
    const popular = await caller.property.popular({ count: 24 })
    expect(popular.map((card) => card.id)).toEqual([id])
  })

  test('shows other towns and other buildings before more of the same', async () => {
    for (let i = 0; i < 20; i++) await store({}, pictured)
    const flat = await store({ propertyType: 'flat', address: '1 Quay Street, Bristol' }, pictured)
    const ids = (await caller.property.popular({ count: 2 })).map((card) => card.id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(flat)
  })
})
