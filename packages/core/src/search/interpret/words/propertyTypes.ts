import type { SearchPropertyType } from '../../contract.ts'
import { phraseList, phraseTable } from '../text/phrases.ts'

const each = (type: SearchPropertyType, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), type] as const)

export const PROPERTY_TYPE_WORDS = phraseTable<SearchPropertyType>([
  ...each(
    'house',
    'house, houses, hse, town house, townhouse, townhouses, town houses, farmhouse, farm house, farmhouses, houses only, villa, mansion',
  ),
  ...each(
    'flat',
    'flat, flats, apartment, apartments, apt, apts, appartment, appartments, condo, flt, aparment',
  ),
  ...each('bungalow', 'bungalow, bungalows, bung, dormer bungalow, chalet bungalow, bungalo'),
  ...each('maisonette', 'maisonette, maisonettes, maisonnette, masionette, maisonet'),
  ...each(
    'land',
    'land, plot, plots, plot of land, building plot, building plots, farmland, building land, development land, piece of land, plots of land, development plot, land plot, self build plot, agricultural land',
  ),
  ...each(
    'commercial',
    'commercial, premises, restaurant premises, cafe premises, shop premises, office premises, commercial property, commercial premises, commercial unit, commercial space, office space, office spaces, commercial properties, shop, office, offices, warehouse, retail unit, retail space, retail, industrial unit, business premises, shop unit, retail property, office unit, warehouses, retail premises, workshop unit, commercial building',
  ),
  ...each(
    'detached',
    'detached, detached house, detached houses, det, fully detached, detached home, detached property, detached properties, detached homes',
  ),
  ...each(
    'semi-detached',
    'semi, semis, semi detached, semidetached, semi detached house, semi detached houses, semi d, semi det, semi detached home, semi detached property, semi detached homes, semi house',
  ),
  ...each(
    'terraced',
    'terraced, terrace, terraced house, terraced houses, end of terrace, end terrace, mid terrace, terrace house, terrace houses, terr, end of terraced, mid terraced, end terraced, terraced home, terraced property, terraced homes, terraces, mid terrace house, end terrace house, end of terrace house, terrace home, town terrace',
  ),
  ...each('cottage', 'cottage, cottages, country cottage, cottege'),
  ...each(
    'studio',
    'studio, studios, studio flat, studio apartment, studio flats, studio apartments, bedsit, bed sit, bedsits, studio apt',
  ),
])

/** A type that a finer one is a kind of. */
export const BROADER: Partial<Record<SearchPropertyType, SearchPropertyType>> = {
  detached: 'house',
  'semi-detached': 'house',
  terraced: 'house',
  cottage: 'house',
  studio: 'flat',
}

/** Finer words that are no criterion: the type is applied and the word is named. */
export const FINER_WORDS = phraseTable<SearchPropertyType>([
  ...each(
    'flat',
    'penthouse, penthouses, duplex, penthouse flat, penthouse apartment, loft apartment, duplex apartment, triplex, warehouse conversion',
  ),
  ...each(
    'house',
    'mews, mews house, mews houses, barn conversion, barn conversions, coach house, coach houses, link detached',
  ),
])

/** A terrace to sit on, and not a row of houses; land that belongs to a house. */
export const MAY_BE_FEATURE = new Set(['terrace', 'terraces', 'land'])
/** Not commercial where one only wants to be near them, or to have one at home. */
export const SHOPS = new Set(['shop', 'office', 'offices', 'retail', 'warehouse'])

/** Terraced houses of an age: both a type and a feature. */
export const PERIOD_TERRACES = phraseTable<true>(
  ['victorian', 'edwardian', 'georgian', 'period'].flatMap((age) =>
    ['terrace', 'terraced', 'terraces', 'terraced house', 'terrace house', 'terraced houses'].map(
      (noun) => [`${age} ${noun}`, true] as const,
    ),
  ),
)

/** Kinds of home that Hearth does not list: they are named, and "house" in them is no type. */
export const UNSUPPORTED_TYPES = phraseList(
  `near me, near here, around here, near us, round here, in my area, near my work, near work, near my office, house share, houseshare, flat share, flatshare, room share, shared house, shared flat, room in a shared house, room in a house share, room in a flat share, houseboat, house boat, narrowboat, canal boat, caravan, static caravan, park home, mobile home,
  holiday home, holiday lodge, lodge, second home, care home, nursing home, tiny house, council house, council flat, council property, house swap, home swap, house exchange, spare room, double room, single room, ensuite room, en suite room, student room, room in a house, room in a flat, guest house, guesthouse, bed and breakfast, b and b, hotel, pub with accommodation, tenant in situ, tenants in situ, with tenant in situ, with tenants in situ, with a tenant in situ, tenanted, sitting tenant, sitting tenants, with sitting tenants, with sitting tenant, with a sitting tenant, garage to rent, lock up garage`,
)
