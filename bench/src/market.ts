import type { Place } from '@hearth/core/place/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { generatedListings } from '@hearth/db/demo/scale.ts'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type Cell, copyRows } from './copy.ts'

type Listing = ReturnType<typeof generatedListings> extends Generator<infer Row> ? Row : never
type Field = keyof Listing & string

const FIELDS = [
  'listingType',
  'status',
  'propertyType',
  'propertyForm',
  'price',
  'beds',
  'baths',
  'areaSqft',
  'address',
  'postcode',
  'lat',
  'lng',
  'easting',
  'northing',
  'featureBits',
  'trainMeters',
  'tubeMeters',
  'busMeters',
  'schoolMeters',
  'supermarketMeters',
  'pubMeters',
  'cafeMeters',
  'restaurantMeters',
  'createdAt',
] as const satisfies readonly Field[]

/** One home in a hundred has no coordinates, as on the market. */
const UNPLACED_EVERY = 100
const PICTURES = ['/art/a.svg', '/art/b.svg', '/art/c.svg', '/art/d.svg']

/** Fills an empty database with listings, their texts and their amenities, and lets it take stock. */
export async function loadMarket(
  db: Database,
  places: readonly Place[],
  count: number,
): Promise<void> {
  await copyRows(
    db,
    'properties',
    FIELDS.map(toSnakeCase),
    propertyCells(generatedListings(count, places, 'bench')),
  )
  await db.sql`
    insert into property_details (property_id, title, description, images)
    select id, beds || ' bedroom ' || property_type, repeat('A home with light rooms. ', 20), ${PICTURES}
    from properties`
  await db.sql`
    insert into property_amenities (property_id, amenity_type, name, distance_meters, distance_minutes)
    select id, kind, kind || ' ' || id % 97, meters, greatest(1, meters / 80)
    from properties
    cross join lateral (values
      ('train_station', train_meters), ('tube_station', tube_meters), ('bus_stop', bus_meters),
      ('school', school_meters), ('supermarket', supermarket_meters), ('pub', pub_meters),
      ('cafe', cafe_meters), ('restaurant', restaurant_meters)
    ) as nearest (kind, meters)
    where meters < 32767`
  await db.sql`vacuum analyze`
}

function* propertyCells(listings: Iterable<Listing>): Generator<readonly Cell[]> {
  let nth = 0
  for (const listing of listings) {
    nth += 1
    const position = nth % UNPLACED_EVERY === 0 && {
      lat: null,
      lng: null,
      easting: null,
      northing: null,
    }
    const row = { ...listing, ...position }
    yield FIELDS.map((field) => row[field])
  }
}
