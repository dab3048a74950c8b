import type { AgentId } from '@hearth/core/account/ids.ts'
import type { AmenityType } from '@hearth/core/amenity/contract.ts'
import type { Drizzle } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type Fragment, limitTo, type Sql } from '../sql.ts'

export { type CardRow, cardColumns, isoSql } from './cardColumns.ts'

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
export async function countAgentHomes(
  { drizzle }: { drizzle: Pick<Drizzle, '$count'> },
  agentId: AgentId,
): Promise<number> {
  const own = and(eq(properties.agentId, agentId), isNull(properties.withdrawnAt))
  return drizzle.$count(properties, own)
}

export { readAgentHomes } from './agentHomes.ts'
export { mediaVersionOf, readOwnListing, type StoredListing, versionOf } from './listing.ts'
export { lockSupplied, readReferences, readSupplied } from './suppliedReads.ts'
