import { type Address, isWarehouse } from '../addresses/address.ts'
import { type Era, type Home, isFlat } from '../homes/home.ts'
import type { Site } from '../markets.ts'
import type { Terms } from '../prices.ts'

/** The station nearest to a home, when it can be walked to. */
export interface NearStation {
  name: string
  minutes: number
}

/** Everything that may be told of one listing, and nothing else. */
export interface Story {
  home: Home
  site: Site
  street: string
  terms: Terms
  station: NearStation | null
  /** "three" */
  beds: string
  /** "three bedrooms" */
  bedrooms: string
  /** "three-bedroom" */
  bedsAdjective: string
  /** "terraced house" */
  noun: string
  /** "Victorian"; "warehouse" for a flat in one, which is of two times. */
  era: string
  /** "a Victorian terraced house" */
  aHome: string
  /** "first-floor"; empty for a house. */
  floorAdjective: string
  /** "two reception rooms" */
  receptions: string
  /** "Clapham", "the Northern Quarter" */
  place: string
  /** A flat in a warehouse of old. */
  isWarehouse: boolean
  /** "1 March" for a home to rent that is not free at once. */
  availableFrom: string | null
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const ORDINALS = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
]

export const inWords = (count: number) => NUMBERS[count] ?? String(count)
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const counted = (count: number, noun: string) =>
  `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`

/** Puts "a" or "an" before a word, as it is spoken. */
export const withArticle = (text: string) =>
  `${/^([aei]|o(?!ne)|8|11|18)/i.test(text) ? 'an' : 'a'} ${text}`

const ERA_WORDS: Record<Era, string> = {
  georgian: 'Georgian',
  victorian: 'Victorian',
  edwardian: 'Edwardian',
  interwar: '1930s',
  midcentury: '1960s',
  seventies: '1970s',
  modern: 'modern',
  new: 'newly built',
}

export const eraWord = (era: Era) => ERA_WORDS[era]

function nounOf(home: Home): string {
  switch (home.kind) {
    case 'studio':
      return 'studio'
    case 'newFlat':
      return 'apartment'
    case 'blockFlat':
    case 'conversion':
      return 'flat'
    case 'tenement':
      return 'tenement flat'
    case 'terrace':
      return 'terraced house'
    case 'endTerrace':
      return 'end-of-terrace house'
    case 'semi':
      return 'semi-detached house'
    case 'detached':
      return 'detached house'
    case 'mews':
      return 'mews house'
    case 'bungalow':
      return home.propertyForm === 'semi-detached' ? 'semi-detached bungalow' : 'detached bungalow'
    case 'land':
      return 'building plot'
    case 'commercial':
      return 'commercial unit'
    default:
      return home.kind
  }
}

function floorAdjectiveOf(home: Home): string {
  if (home.floor === null) return ''
  if (home.floor < 0) return 'lower-ground-floor'
  return home.isTopFloor && home.floor > 0
    ? 'top-floor'
    : `${ORDINALS[home.floor] ?? 'upper'}-floor`
}

/** Prepares the words for one listing. */
export function storyOf(listing: {
  home: Home
  site: Site
  address: Address
  terms: Terms
  station: NearStation | null
  availableFrom: string | null
}): Story {
  const { home, site, address, terms, station, availableFrom } = listing
  const noun = nounOf(home)
  const isInWarehouse = isWarehouse(address)
  const era = isInWarehouse ? 'warehouse' : eraWord(home.era)
  return {
    home,
    site,
    street: address.street,
    terms,
    station,
    beds: inWords(home.beds),
    bedrooms: counted(home.beds, 'bedroom'),
    bedsAdjective: `${inWords(home.beds)}-bedroom`,
    noun,
    era,
    aHome: withArticle(`${era} ${noun}`),
    floorAdjective: isFlat(home) || home.kind === 'maisonette' ? floorAdjectiveOf(home) : '',
    receptions: counted(Math.max(1, home.receptions), 'reception room'),
    place: site.area.said,
    isWarehouse: isInWarehouse,
    availableFrom,
  }
}
