import { greatCircleMeters } from '@hearth/core/place/distance.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { type Listing, listings, storeListings } from '../testing/listings.ts'

const db = await testDatabase()
const caller = testCaller(db)
beforeEach(db.reset)
afterAll(db.close)

/** The rule of S1 section 9, one listing after the other. */
function similarTo(home: Listing, all: readonly Listing[]): number[] {
  const others = all.filter(
    (other) => other.isPublic && other.listingType === home.listingType && other.id !== home.id,
  )
  const meters = ({ lat, lng }: Listing) =>
    lat === null || lng === null || home.lat === null || home.lng === null
      ? Number.POSITIVE_INFINITY
      : greatCircleMeters({ lat, lng }, { lat: home.lat, lng: home.lng })
  const group = (other: Listing) => {
    if (meters(other) <= 10_000) return 0
    return other.propertyType === home.propertyType ? 1 : 2
  }
  const order = (a: Listing, b: Listing) => {
    if (group(a) !== group(b)) return group(a) - group(b)
    return group(a) === 0
      ? meters(a) - meters(b) || a.id - b.id
      : b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  }
  return others
    .sort(order)
    .slice(0, 6)
    .map(({ id }) => id)
}

test.each([1, 2, 3])('answers what a look at every listing answers (%i)', async (seed) => {
  const stored = await storeListings(db, listings(seed * 60, seed))
  for (const home of stored.filter((listing) => listing.withdrawnAt === null).slice(0, 60)) {
    const cards = await caller.property.similar({ id: home.id })
    expect(cards.map(({ id }) => id)).toEqual(similarTo(home, stored))
  }
})

test('a home that is unknown or withdrawn is not found', async () => {
  const [home] = await storeListings(db, listings(1, 4))
  await db.drizzle.update(properties).set({ withdrawnAt: new Date() })
  for (const id of [home?.id ?? 0, 2_147_483_647]) {
    await expect(caller.property.similar({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a home that was sold has similar ones and is none itself', async () => {
  const [sold, other] = await storeListings(
    db,
    listings(2, 5).map((row) => ({
      ...row,
      listingType: 'sale',
      status: 'available',
      withdrawnAt: null,
    })),
  )
  await db.drizzle
    .update(properties)
    .set({ status: 'sold' })
    .where(eq(properties.id, sold?.id ?? 0))
  expect((await caller.property.similar({ id: sold?.id ?? 0 })).map(({ id }) => id)).toEqual([
    other?.id,
  ])
  expect(await caller.property.similar({ id: other?.id ?? 0 })).toEqual([])
})
