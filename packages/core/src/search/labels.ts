import type { SearchPropertyType } from './contract.ts'

interface TypeLabel {
  /** On a chip. */
  label: string
  /** At the head of a sentence. */
  plural: string
}

export const SEARCH_TYPE_LABELS: Record<SearchPropertyType, TypeLabel> = {
  house: { label: 'House', plural: 'Houses' },
  flat: { label: 'Flat', plural: 'Flats' },
  bungalow: { label: 'Bungalow', plural: 'Bungalows' },
  maisonette: { label: 'Maisonette', plural: 'Maisonettes' },
  land: { label: 'Land', plural: 'Land' },
  commercial: { label: 'Commercial', plural: 'Commercial property' },
  detached: { label: 'Detached', plural: 'Detached houses' },
  'semi-detached': { label: 'Semi-detached', plural: 'Semi-detached houses' },
  terraced: { label: 'Terraced', plural: 'Terraced houses' },
  cottage: { label: 'Cottage', plural: 'Cottages' },
  studio: { label: 'Studio', plural: 'Studios' },
}

/** How an amenity is asked for: "a school". */
export const AMENITY_PHRASES: Record<string, string> = {
  school: 'a school',
  supermarket: 'a supermarket',
  pub: 'a pub',
  cafe: 'a café',
  restaurant: 'a restaurant',
  bus_stop: 'a bus stop',
  train_station: 'a train station',
  tube_station: 'a tube station',
}

export const TRANSPORT = [
  { criterion: 'maxTubeDistance', label: 'Tube', phrase: 'a tube station' },
  { criterion: 'maxTrainDistance', label: 'Train', phrase: 'a train station' },
  { criterion: 'maxBusDistance', label: 'Bus', phrase: 'a bus stop' },
] as const

export const KM_PER_MILE = 1.609344

/** The parts of a location or of a list of amenities: what "; " joins. */
export function splitList(joined: string | undefined): string[] {
  return (joined ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}

export function joinList(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join('; ')
}

/** "a", "a and b", "a, b and c". */
export function listInWords(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}

const round1 = (n: number) => Math.round(n * 10) / 10

/** From here on nobody counts tenths of a mile: 16 km are "10 miles". */
const WHOLE_MILES_FROM = 5

/** The radius of a search, stored in km, as people say it: "2 miles". */
export function radiusInMiles(km: number): string {
  const tenths = round1(km / KM_PER_MILE)
  const miles = tenths < WHOLE_MILES_FROM ? tenths : Math.round(tenths)
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** A distance in miles for a chip: "0.5 mile", "2 miles". */
export function milesLabel(miles: number): string {
  return `${miles} ${miles <= 1 ? 'mile' : 'miles'}`
}

const MILES_IN_WORDS: Record<string, string> = {
  '0.25': 'a quarter of a mile',
  '0.5': 'half a mile',
  '0.75': 'three quarters of a mile',
  '1': 'a mile',
}

/** A distance in miles for a sentence: "half a mile", "1.5 miles". */
export function milesInWords(miles: number): string {
  return MILES_IN_WORDS[String(miles)] ?? milesLabel(miles)
}
