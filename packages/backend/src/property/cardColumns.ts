import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Fragment, Sql } from '../sql.ts'

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
