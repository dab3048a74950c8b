import type { AgentId } from '@hearth/core/account/ids.ts'
import type { AmenityType } from '@hearth/core/amenity/contract.ts'
import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type Fragment, limitTo, type Sql } from '../sql.ts'

/** An instant as an ISO string, whatever the zone of the connection. */
export function isoSql(sql: Sql, instant: Fragment): Fragment {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The columns of a card but for its reasons, from `properties p` and `property_details d`. */
export function cardColumns(sql: Sql): Fragment {
  return sql`
    p.id,
    coalesce(d.title, ${PROPERTY_DEFAULTS.title}) as title,
    p.listing_type as "listingType",
    p.status,
    p.property_type as "propertyType",
    p.property_form as "propertyForm",
    p.price,
    d.price_text as "priceText",
    d.price_qualifier as "priceQualifier",
    p.address,
    p.postcode,
    p.beds,
    p.baths,
    p.area_sqft as "areaSqft",
    coalesce(d.images, '{}') as images,
    p.lat,
    p.lng,
    ${isoSql(sql, sql`p.created_at`)} as "createdAt",
    ${isoSql(sql, sql`p.reduced_at`)} as "reducedAt"`
}

export type CardRow = Omit<PropertyCard, 'matchReasons'>

/** Which amenities a card may name as its reasons, in this order, and how far they may be. */
export interface ReasonsWanted {
  amenities: readonly { type: AmenityType; withinMeters: number }[]
  /** How many of them at most. */
  most: number
}

/** The nearest amenity of each wanted type as `r.reasons`, to be joined beside `properties p`. */
export function reasonsSql(sql: Sql, { amenities, most }: ReasonsWanted): Fragment {
  return sql`lateral (
    select coalesce(json_agg(json_build_object(
      'amenityType', a.amenity_type, 'name', a.name,
      'distanceMeters', a.distance_meters, 'distanceMinutes', a.distance_minutes
    ) order by a.place), '[]') as reasons
    from (
      select wanted.place, nearest.*
      from unnest(
        ${amenities.map((amenity) => amenity.type)}::text[],
        ${amenities.map((amenity) => amenity.withinMeters)}::int[]
      ) with ordinality as wanted (type, within_meters, place)
      cross join lateral (
        select a.amenity_type, a.name, a.distance_meters, a.distance_minutes
        from property_amenities a
        where a.property_id = p.id and a.amenity_type = wanted.type
          and a.distance_meters <= wanted.within_meters
        order by a.distance_meters, a.name
        limit 1
      ) nearest
      order by wanted.place
      ${limitTo(sql, most)}
    ) a
  ) r`
}

/** How many homes a company has that are not withdrawn, of whatever status. */
export async function countAgentHomes({ drizzle }: Database, agentId: AgentId): Promise<number> {
  const own = and(eq(properties.agentId, agentId), isNull(properties.withdrawnAt))
  return drizzle.$count(properties, own)
}

export { readOwnListing } from './listing.ts'
