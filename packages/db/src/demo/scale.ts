import type { Place } from '@hearth/core/place/contract.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import type { PropertyForm, PropertyType } from '@hearth/core/property/contract.ts'
import { featureBits } from '@hearth/core/property/featureBits.ts'
import type { FeatureTag } from '@hearth/core/property/featureTags.ts'
import type { properties } from '../schema/property.ts'
import { movedBy } from './addresses/streetPlan.ts'
import { STREET_WORDS } from './addresses/streets.ts'
import { createRandom, type Random } from './random.ts'

type Row = typeof properties.$inferInsert

const SETTLEMENTS: readonly Place['kind'][] = ['city', 'town', 'village', 'district']
const DAY = 86_400_000
/** Listings spread over this many days before `LATEST`. */
const DAYS = 180
/** A fixed day: what is measured twice must be the same twice. */
const LATEST = Date.UTC(2026, 10, 1)
const INWARD = [...'ABDEFGHJLNPQRSTUWXYZ']

interface Kind {
  propertyType: PropertyType
  propertyForm: PropertyForm | null
}

const KINDS: readonly (readonly [Kind, number])[] = [
  [{ propertyType: 'flat', propertyForm: 'apartment' }, 34],
  [{ propertyType: 'flat', propertyForm: 'conversion' }, 8],
  [{ propertyType: 'flat', propertyForm: 'studio' }, 3],
  [{ propertyType: 'house', propertyForm: 'terraced' }, 18],
  [{ propertyType: 'house', propertyForm: 'semi-detached' }, 17],
  [{ propertyType: 'house', propertyForm: 'detached' }, 11],
  [{ propertyType: 'house', propertyForm: 'cottage' }, 1],
  [{ propertyType: 'bungalow', propertyForm: 'detached' }, 4],
  [{ propertyType: 'maisonette', propertyForm: null }, 3],
  [{ propertyType: 'land', propertyForm: null }, 0.5],
  [{ propertyType: 'commercial', propertyForm: null }, 0.5],
]

const TAG_CHANCES: readonly (readonly [FeatureTag, number])[] = [
  ['garden', 0.5],
  ['parking', 0.42],
  ['garage', 0.2],
  ['balcony', 0.14],
  ['chain free', 0.22],
  ['pets', 0.08],
  ['lift', 0.12],
  ['en suite', 0.3],
  ['fireplace', 0.18],
  ['period', 0.24],
  ['new build', 0.08],
  ['double glazing', 0.4],
  ['furnished', 0.12],
]

/**
 * Any number of narrow listings for measuring, spread over the places of the gazetteer by their
 * population; no words and no media. The same arguments give the same rows. Distances to amenities
 * are plausible, not measured.
 */
export function* generatedListings(
  count: number,
  places: readonly Place[],
  seed: string | number,
): Generator<Row> {
  const pickPlace = placePicker(places)
  const random = createRandom(`scale/${seed}`)
  for (let i = 0; i < count; i++) yield rowAt(random, pickPlace(random))
}

/** Picks by population in logarithmic time: 100,000 draws from thousands of places. */
function placePicker(places: readonly Place[]): (random: Random) => Place {
  const settlements = places.filter(
    (place) => SETTLEMENTS.includes(place.kind) && place.importance > 0,
  )
  const sums: number[] = []
  let total = 0
  for (const place of settlements) {
    total += place.importance
    sums.push(total)
  }
  return (random) => {
    const aim = random.next() * total
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > aim) high = middle
      else low = middle + 1
    }
    const place = settlements[low]
    if (!place) throw new RangeError('Listings need at least one settlement with a population')
    return place
  }
}

function rowAt(random: Random, place: Place): Row {
  const kind = random.weighted(KINDS)
  const isHome = kind.propertyType !== 'land' && kind.propertyType !== 'commercial'
  const listingType = kind.propertyType !== 'land' && random.chance(0.3) ? 'rent' : 'sale'
  const beds =
    !isHome || kind.propertyForm === 'studio'
      ? 0
      : random.weighted([
          [1, 18],
          [2, 34],
          [3, 31],
          [4, 13],
          [5, 4],
        ])
  const areaSqft = Math.round((330 + beds * 240) * (1 + random.bell() * 0.12))
  const point = scattered(random, place)
  const createdAt = new Date(LATEST - Math.floor(random.next() * DAYS * DAY))
  return {
    ...kind,
    listingType,
    status: random.weighted([
      ['available', 88],
      ['underOffer', 7],
      [listingType === 'sale' ? 'sold' : 'let', 5],
    ]),
    price:
      random.chance(0.015) && listingType === 'sale'
        ? null
        : priceOf(random, listingType, beds, areaSqft),
    beds,
    baths: isHome ? Math.max(1, Math.min(beds - random.int(0, 2), 4)) : 0,
    areaSqft,
    ...addressOf(random, place),
    ...point,
    ...toNationalGrid(point),
    featureBits: featureBits(
      TAG_CHANCES.filter(([, chance]) => random.chance(chance)).map(([tag]) => tag),
    ),
    ...distances(random),
    createdAt,
    updatedAt: createdAt,
    isDemo: true,
  }
}

function scattered(random: Random, place: Place) {
  const spread = Math.max(300, place.extentMeters) / 2.4
  return movedBy(place, random.bell() * spread, random.bell() * spread)
}

function priceOf(
  random: Random,
  listingType: 'sale' | 'rent',
  beds: number,
  areaSqft: number,
): number {
  const level = 0.55 + random.next() ** 2 * 2.2
  const price = listingType === 'rent' ? (620 + beds * 290) * level : areaSqft * 310 * level
  const step = listingType === 'rent' ? 25 : 2_500
  return Math.max(step, Math.round(price / step) * step)
}

function addressOf(random: Random, place: Place) {
  const { names, ends } =
    STREET_WORDS.England[random.pick(['period', 'suburban', 'modern'] as const)]
  const street = `${random.int(1, 240)} ${random.pick(names)} ${random.pick(ends)}`
  const letters = place.name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .padEnd(2, 'X')
  const outcode = `${letters.slice(0, 2)}${random.int(1, 19)}`
  const inward = `${random.int(1, 9)}${random.pick(INWARD)}${random.pick(INWARD)}`
  return {
    address: [street, place.name, ...place.within.slice(0, 1)].join(', '),
    postcode: `${outcode} ${inward}`,
  }
}

function distances(random: Random) {
  const upTo = (meters: number) => Math.floor(20 + random.next() ** 2 * meters)
  return {
    trainMeters: upTo(9_000),
    tubeMeters: random.chance(0.16) ? upTo(3_000) : 32_767,
    busMeters: upTo(900),
    schoolMeters: upTo(2_400),
    supermarketMeters: upTo(3_000),
    pubMeters: upTo(2_400),
    cafeMeters: upTo(2_800),
    restaurantMeters: upTo(3_000),
  }
}
