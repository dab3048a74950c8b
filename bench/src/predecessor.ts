import { AMENITY_TYPES, type AmenityType } from '@hearth/core/amenity/contract.ts'
import { METERS_PER_MILE } from '@hearth/core/place/distance.ts'
import { type SearchCriteria, searchCriteriaSchema } from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'

/** The same listings in the predecessor's shape: one wide table, the price a text, no place but the address. */
export async function buildPredecessor({ sql }: Database): Promise<void> {
  await sql`
    create table predecessor_properties as
    select p.id, d.title, '£' || to_char(p.price, 'FM999,999,999') as price, p.address, p.beds, p.baths,
      p.area_sqft, p.property_type, d.images, d.features, d.description, p.lat, p.lng,
      p.listing_type as category, p.created_at
    from properties p join property_details d on d.property_id = p.id`
  await sql`alter table predecessor_properties add primary key (id)`
  await sql`create index on predecessor_properties (category, created_at desc)`
  await sql`create index on property_amenities (amenity_type, distance_meters)`
  await sql`vacuum analyze predecessor_properties`
}

/**
 * The predecessor's query (S1 section 7.3): the price cast from text, ILIKE on the address, and the ids of
 * homes near an amenity. It had no pages and no total; it is spared reading more than one page here.
 */
export async function searchAsPredecessor(
  { sql }: Database,
  criteria: SearchCriteria,
): Promise<unknown> {
  const {
    listingType = 'sale',
    beds,
    maxPrice,
    location,
    propertyType,
  } = searchCriteriaSchema.parse(criteria)
  const near = nearOf(criteria)
  return sql`
    select * from predecessor_properties
    where category = ${listingType}
      ${beds === undefined ? sql`` : sql`and beds >= ${beds}`}
      ${maxPrice === undefined ? sql`` : sql`and regexp_replace(price, '[£,]', '', 'g')::numeric <= ${maxPrice}`}
      ${location === undefined ? sql`` : sql`and address ilike ${`%${location}%`}`}
      ${propertyType === undefined ? sql`` : sql`and property_type = ${propertyType}`}
      ${
        near === undefined
          ? sql``
          : sql`and id in (
              select property_id from property_amenities
              where amenity_type = ${near.type} and distance_meters <= ${near.meters})`
      }
    order by created_at desc
    limit 24`
}

function nearOf(criteria: SearchCriteria): { type: string; meters: number } | undefined {
  const { nearAmenity, maxTrainDistance } = criteria
  if (nearAmenity) {
    return { type: nearAmenity, meters: AMENITY_TYPES[nearAmenity as AmenityType].limitMeters }
  }
  if (maxTrainDistance === undefined) return undefined
  return { type: 'train_station', meters: Math.floor(maxTrainDistance * METERS_PER_MILE) }
}
