import { NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import { greatCircleMeters, type Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { tagsOfBits } from '@hearth/core/property/featureBits.ts'
import type { SearchCriteria, Sort } from '@hearth/core/search/contract.ts'
import type { Listing } from './listings.ts'
import { TEST_PLACES } from './places.ts'

/** A row and what the search knows of it beyond the row: when it was listed, in microseconds. */
export type Row = Listing & { micros: number }

// A second, plain reading of the rules, written without the code under test. It knows what a part of the
// location stands for by the lists that the test draws from.

const AMENITY_COLUMNS: Record<string, [keyof Listing, number]> = {
  school: ['schoolMeters', 1500],
  supermarket: ['supermarketMeters', 1000],
  pub: ['pubMeters', 1500],
  cafe: ['cafeMeters', 800],
  restaurant: ['restaurantMeters', 1000],
  bus_stop: ['busMeters', 500],
  train_station: ['trainMeters', 2000],
  tube_station: ['tubeMeters', 1500],
}

function isOfType(row: Row, wished: string): boolean {
  if (wished === row.propertyType) return true
  if (row.propertyType !== 'house' && row.propertyType !== 'flat') return false
  if (wished === 'studio' && row.propertyType === 'flat' && row.beds === 0) return true
  if (wished === 'terraced') {
    return ['terraced', 'end-terrace', 'mews', 'townhouse'].includes(row.propertyForm ?? '')
  }
  return wished === row.propertyForm
}

function isNear(meters: number, miles: number | undefined): boolean {
  return miles === undefined || (meters !== NO_AMENITY_METERS && meters <= miles * 1609.344)
}

const positionOf = (row: Row): Point | null =>
  row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng }

/** The middle of the homes on the market with this postcode, else of those in its district. */
function middleOf(rows: readonly Row[], postcode: string): Point | undefined {
  const outcode = postcode.split(' ')[0]
  const onMarket = rows.filter((row) => isOnMarket(row) && row.lat !== null)
  const exact = onMarket.filter((row) => row.postcode === postcode)
  const homes = exact.length > 0 ? exact : onMarket.filter((row) => row.outcode === outcode)
  if (homes.length === 0) return undefined
  const mean = (of: 'lat' | 'lng') =>
    homes.reduce((sum, row) => sum + (row[of] ?? 0), 0) / homes.length
  return { lat: mean('lat'), lng: mean('lng') }
}

const isPostcode = (part: string) => /^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]{2})?$/.test(part)

/** A part of the location, with the point that it stands for. */
interface Part {
  text: string
  point: Point | undefined
}

const readPart = (rows: readonly Row[], text: string): Part => ({
  text,
  point:
    TEST_PLACES.find((known) => known.name === text) ??
    (isPostcode(text) ? middleOf(rows, text) : undefined),
})

function isThere(row: Row, { text, point }: Part, radius: number | undefined): boolean {
  const contains = row.address.toLowerCase().includes(text.toLowerCase())
  const at = positionOf(row)
  const place = TEST_PLACES.find((known) => known.name === text)
  if (place) {
    if (!at) return contains
    const reach = radius === undefined ? place.extentMeters : radius * 1000
    return greatCircleMeters(at, place) <= reach
  }
  if (!isPostcode(text)) return contains
  if (radius === undefined || !point || !at) return row.outcode === text.split(' ')[0]
  return greatCircleMeters(at, point) <= radius * 1000
}

const isOnMarket = (row: Row) =>
  (row.status === 'available' || row.status === 'underOffer') && row.withdrawnAt === null

function matches(row: Row, parts: readonly Part[], c: SearchCriteria): boolean {
  const tags: string[] = tagsOfBits(row.featureBits)
  const isPriced = row.price !== null
  return (
    isOnMarket(row) &&
    row.listingType === (c.listingType ?? 'sale') &&
    row.beds >= (c.beds ?? 0) &&
    row.beds <= (c.maxBeds ?? 99) &&
    row.baths >= (c.baths ?? 0) &&
    (c.minPrice === undefined || (isPriced && Number(row.price) >= c.minPrice)) &&
    (c.maxPrice === undefined || (isPriced && Number(row.price) <= c.maxPrice)) &&
    (c.propertyType === undefined || isOfType(row, c.propertyType)) &&
    (c.features ?? []).every((tag) => tags.includes(tag)) &&
    !(c.excludedFeatures ?? []).some((tag) => tags.includes(tag)) &&
    isNear(row.tubeMeters, c.maxTubeDistance) &&
    isNear(row.trainMeters, c.maxTrainDistance) &&
    isNear(row.busMeters, c.maxBusDistance) &&
    (c.nearAmenity?.split('; ') ?? []).every((type) => {
      const [column, limit] = AMENITY_COLUMNS[type] ?? []
      return column !== undefined && Number(row[column]) <= Number(limit)
    }) &&
    (parts.length === 0 || parts.some((part) => isThere(row, part, c.radius)))
  )
}

/** The ids of what matches, in order. */
export function search(rows: readonly Row[], criteria: SearchCriteria, sort: Sort): number[] {
  const parts = (criteria.location?.split('; ') ?? []).map((text) => readPart(rows, text))
  const points = parts.flatMap(({ point }) => point ?? [])
  const keyOf = sortKey(points.length === 0 && sort === 'nearest' ? 'newest' : sort, points)
  return rows
    .filter((row) => matches(row, parts, criteria))
    .map((row) => ({ id: row.id, key: keyOf(row) }))
    .sort((a, b) => a.key.main - b.key.main || a.key.tie - b.key.tie)
    .map(({ id }) => id)
}

function sortKey(
  sort: Sort,
  points: readonly Point[],
): (row: Row) => { main: number; tie: number } {
  const grid = points.map(toNationalGrid)
  switch (sort) {
    case 'newest':
      return (row) => ({ main: -row.micros, tie: -row.id })
    case 'priceAsc':
      return (row) => ({ main: row.price ?? Number.POSITIVE_INFINITY, tie: row.id })
    case 'priceDesc':
      return (row) => ({ main: -(row.price ?? -1), tie: -row.id })
    case 'nearest':
      return ({ easting: x, northing: y, id }) => ({
        main:
          x === null || y === null
            ? Number.MAX_SAFE_INTEGER
            : // Whole metres squared: exact, so that ties are ties.
              Math.min(...grid.map((g) => (x - g.easting) ** 2 + (y - g.northing) ** 2)),
        tie: id,
      })
  }
}
