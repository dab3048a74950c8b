import { NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import {
  PROPERTY_FORMS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
} from '@hearth/core/property/contract.ts'
import { featureBits } from '@hearth/core/property/featureBits.ts'
import { FEATURE_TAGS } from '@hearth/core/property/featureTags.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import fc from 'fast-check'
import { TEST_PLACES } from './places.ts'

export type NewListing = typeof properties.$inferInsert
/** A stored row, as Drizzle reads it. */
export type Listing = typeof properties.$inferSelect

/** The features that generated homes have and searches ask for: few, so that they meet. */
export const COMMON_TAGS = FEATURE_TAGS.slice(0, 6)
export const PRICES = [0, 850, 1200, 1800, 250_000, 325_000, 499_999, 500_000, 1_250_000]
export const POSTCODES = ['SW4 7AB', 'SW4 9ZZ', 'SW12 8AA', 'EH6 6TT', 'BT1 5GS', 'ZE1 0AA']
/** What searches look for in addresses, among them everything that LIKE takes for a sign. */
export const STREETS = ['Rose Lane', '100% Court', 'under_score Row', 'Back\\slash Way', 'Öland St']

/** Metres at and beside the limits that searches set. */
const DISTANCES = [0, 400, 500, 501, 804, 805, 1000, 1001, 1500, 1501, 3218, NO_AMENITY_METERS]

/** Points within some three extents of a place, most of them near it. */
function pointNear({ lat, lng, extentMeters }: (typeof TEST_PLACES)[number]): fc.Arbitrary<Point> {
  return fc
    .record({
      away: fc.double({ min: 0, max: 1.8, noNaN: true }),
      turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    })
    .map(({ away, turn }) => {
      const degrees = (away * away * extentMeters) / 111_195
      return {
        lat: lat + degrees * Math.cos(turn),
        lng: lng + (degrees * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
      }
    })
}

const meters = fc.constantFrom(...DISTANCES)

const nearest = fc.record({
  trainMeters: meters,
  tubeMeters: meters,
  busMeters: meters,
  schoolMeters: meters,
  supermarketMeters: meters,
  pubMeters: meters,
  cafeMeters: meters,
  restaurantMeters: meters,
})

const situation = fc.constantFrom(...TEST_PLACES).chain((place) =>
  fc.record({
    point: fc.option(pointNear(place), { freq: 6 }),
    address: fc
      .tuple(
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(...STREETS),
        fc.constantFrom(place.name, place.name.toUpperCase(), 'Nowhere'),
      )
      .map(([number, street, town]) => `${number} ${street}, ${town}`),
  }),
)

/** Any listing that the schema allows, with values that searches touch. */
export const listing: fc.Arbitrary<NewListing> = fc
  .record({
    situation,
    nearest,
    listingType: fc.constantFrom('sale', 'sale', 'rent'),
    status: fc.constantFrom('available', 'available', 'underOffer', ...PROPERTY_STATUSES),
    propertyType: fc.constantFrom('house', 'flat', ...PROPERTY_TYPES),
    propertyForm: fc.option(fc.constantFrom(...PROPERTY_FORMS)),
    price: fc.option(fc.constantFrom(...PRICES), { freq: 8 }),
    beds: fc.integer({ min: 0, max: 5 }),
    baths: fc.integer({ min: 0, max: 3 }),
    postcode: fc.option(fc.constantFrom(...POSTCODES)),
    tags: fc.subarray(COMMON_TAGS),
    // Few instants, so that many homes share one, apart by a microsecond or not at all.
    listedAt: fc.integer({ min: 0, max: 400 }),
    isWithdrawn: fc.constantFrom(false, false, false, false, true),
  })
  .map(({ situation, nearest, tags, listedAt, isWithdrawn, status, listingType, ...rest }) => ({
    ...rest,
    ...nearest,
    listingType: listingType as 'sale' | 'rent',
    status: statusOf(status, listingType),
    address: situation.address,
    ...(situation.point && { ...situation.point, ...toNationalGrid(situation.point) }),
    featureBits: featureBits(tags),
    createdAt: new Date(Date.UTC(2026, 9, 1) + listedAt * 1000),
    withdrawnAt: isWithdrawn ? new Date(Date.UTC(2026, 10, 1)) : null,
  }))

function statusOf(status: string, listingType: string): NewListing['status'] {
  if (status === 'sold' || status === 'let') return listingType === 'sale' ? 'sold' : 'let'
  return status as NewListing['status']
}

/** The same listings for the same seed. */
export function listings(count: number, seed: number): NewListing[] {
  return fc.sample(listing, { numRuns: count, seed })
}

const PER_STATEMENT = 500

/** Stores listings without their details, and gives back the rows with their ids. */
export async function storeListings(db: Database, rows: readonly NewListing[]): Promise<Listing[]> {
  const stored: Listing[] = []
  for (let from = 0; from < rows.length; from += PER_STATEMENT) {
    const part = rows.slice(from, from + PER_STATEMENT)
    stored.push(...(await db.drizzle.insert(properties).values(part).returning()))
  }
  return stored
}
