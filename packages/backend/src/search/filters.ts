import {
  AMENITY_TYPES,
  type AmenityType,
  NO_AMENITY_METERS,
} from '@hearth/core/amenity/contract.ts'
import { METERS_PER_MILE } from '@hearth/core/place/distance.ts'
import type { ListingType } from '@hearth/core/property/contract.ts'
import { featureBits } from '@hearth/core/property/featureBits.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { searchTypeBit } from '@hearth/db/schema/searchTypes.ts'
import type { Fragment, Sql } from '../sql.ts'

const MOST = 2_147_483_647

/** What every result must obey apart from where it is. No wish is a limit that all pass. */
export interface Filters {
  listingType: ListingType
  /** Whether anything is asked of the home itself, and of what is near it. */
  asksOfHome: boolean
  asksOfNearest: boolean
  minBeds: number
  maxBeds: number
  minBaths: number
  minPrice: number
  maxPrice: number
  /** Whether a home without a price passes. */
  isUnpricedIn: boolean
  /** Bits of properties.search_types and of feature_bits that must be there, or must not. */
  searchTypes: number
  features: bigint
  excludedFeatures: bigint
  /** The furthest that the nearest one may be, in whole metres. */
  nearest: Record<AmenityType, number>
}

/** Without a listing type results are for sale; any limit of price leaves out homes without one. */
export function filtersOf(criteria: SearchCriteria): Filters {
  const { minPrice, maxPrice, propertyType, beds, maxBeds, baths } = criteria
  const priced = minPrice !== undefined || maxPrice !== undefined
  const tagged = criteria.features ?? criteria.excludedFeatures
  const nearest = nearestLimits(criteria)
  return {
    listingType: criteria.listingType ?? 'sale',
    asksOfHome: priced || [propertyType, beds, maxBeds, baths, tagged].some(isSet),
    asksOfNearest: Object.values(nearest).some((meters) => meters < NO_AMENITY_METERS),
    minBeds: beds ?? 0,
    maxBeds: maxBeds ?? MOST,
    minBaths: baths ?? 0,
    minPrice: minPrice ?? 0,
    maxPrice: maxPrice ?? MOST,
    isUnpricedIn: !priced,
    searchTypes: propertyType ? searchTypeBit(propertyType) : 0,
    features: featureBits(criteria.features ?? []),
    excludedFeatures: featureBits(criteria.excludedFeatures ?? []),
    nearest,
  }
}

const isSet = (value: unknown) => value !== undefined

/** The amenity types of a "; " list. The schema has checked that they are such types. */
export function amenitiesOf(criteria: SearchCriteria): AmenityType[] {
  return (criteria.nearAmenity?.split('; ') ?? []) as AmenityType[]
}

function nearestLimits(criteria: SearchCriteria): Record<AmenityType, number> {
  const { maxTrainDistance, maxTubeDistance, maxBusDistance } = criteria
  const asked = amenitiesOf(criteria)
  const limit = (type: AmenityType, miles?: number) =>
    Math.min(
      asked.includes(type) ? AMENITY_TYPES[type].limitMeters : NO_AMENITY_METERS,
      miles === undefined ? NO_AMENITY_METERS : metersWithin(miles),
    )
  return {
    train_station: limit('train_station', maxTrainDistance),
    tube_station: limit('tube_station', maxTubeDistance),
    bus_stop: limit('bus_stop', maxBusDistance),
    school: limit('school'),
    supermarket: limit('supermarket'),
    pub: limit('pub'),
    cafe: limit('cafe'),
    restaurant: limit('restaurant'),
  }
}

/** Distances are stored as whole metres, and NO_AMENITY_METERS is no distance. */
function metersWithin(miles: number): number {
  return Math.min(Math.floor(miles * METERS_PER_MILE), NO_AMENITY_METERS - 1)
}

/**
 * The conditions on `properties p`, in one of four texts: without the conditions of a group that asks for
 * nothing, because most searches are broad and read many rows.
 */
export function filterSql(sql: Sql, filters: Filters): Fragment {
  return sql`p.is_public and p.listing_type = ${filters.listingType}
    ${filters.asksOfHome ? homeSql(sql, filters) : sql``}
    ${filters.asksOfNearest ? nearestSql(sql, filters) : sql``}`
}

function homeSql(sql: Sql, f: Filters): Fragment {
  return sql`
    and p.search_types & ${f.searchTypes}::smallint = ${f.searchTypes}::smallint
    and p.feature_bits & ${String(f.features)}::bigint = ${String(f.features)}::bigint
    and p.beds between ${f.minBeds}::int and ${f.maxBeds}::int
    and p.baths >= ${f.minBaths}::int
    and coalesce(p.price between ${f.minPrice}::int and ${f.maxPrice}::int, ${f.isUnpricedIn}::bool)
    and p.feature_bits & ${String(f.excludedFeatures)}::bigint = 0`
}

function nearestSql(sql: Sql, { nearest }: Filters): Fragment {
  return sql`
    and p.train_meters <= ${nearest.train_station}::int
    and p.tube_meters <= ${nearest.tube_station}::int
    and p.bus_meters <= ${nearest.bus_stop}::int
    and p.school_meters <= ${nearest.school}::int
    and p.supermarket_meters <= ${nearest.supermarket}::int
    and p.pub_meters <= ${nearest.pub}::int
    and p.cafe_meters <= ${nearest.cafe}::int
    and p.restaurant_meters <= ${nearest.restaurant}::int`
}
