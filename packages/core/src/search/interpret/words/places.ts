import { phraseList } from '../text/phrases.ts'

/** After these words a name that is also an ordinary word is a place: "in Bath", "around Reading". */
export const BEFORE_PLACE = new Set([
  'in',
  'near',
  'around',
  'nearby',
  'at',
  'towards',
  'outside',
  'not',
  'about',
  'also',
])
/** Nouns that only say that the name before them is a place. */
export const AREA_NOUNS = new Set([
  'area',
  'areas',
  'region',
  'postcode',
  'district',
  'areas',
  'way',
])
/** After "M25" or "M4" they show that a motorway is meant and no postcode district. */
export const MOTORWAY_NOUNS = new Set(['junction', 'motorway', 'corridor', 'services'])
export const PLACE_LIST_SIGNS = new Set([',', 'or', 'and', '/', '&'])

/** Directly before a place in a follow-up they add it to the places asked for. */
export const ADDS_PLACE = new Set(['also', 'add', 'include', 'including', 'plus', 'too'])
export const JOINS_PLACE = new Set(['and', 'or'])
export const ADDS_PLACE_AFTER = phraseList('as well, too, also, aswell')
/** Between such a word and the place. */
export const PLACE_GLUE = new Set([
  'in',
  'around',
  'near',
  'maybe',
  'possibly',
  'perhaps',
  'the',
  'at',
  'consider',
  'try',
  'look',
  'looking',
  'show',
  'me',
  'include',
  'search',
  'even',
])

/** Streets and the like: with a capitalised name before them they are part of an address. */
export const STREET_NOUNS = new Set([
  'road',
  'rd',
  'street',
  'avenue',
  'ave',
  'lane',
  'crescent',
  'square',
  'mews',
  'terrace',
  'gardens',
  'drive',
  'close',
  'grove',
  'place',
  'court',
  'row',
  'wharf',
  'quay',
  'parade',
  'estate',
])

/** Places outside the United Kingdom that people may name. */
export const ABROAD = new Set(
  (
    'spain france portugal italy germany ireland dublin paris dubai america usa greece turkey cyprus malta europe ' +
    'australia canada india china japan netherlands amsterdam berlin rome madrid barcelona marbella malaga algarve ' +
    'switzerland austria belgium sweden norway denmark poland thailand florida zealand'
  ).split(' '),
)

/** Names of some place that in most texts are no names. */
export const GENERIC_NAMES: ReadonlySet<string> = new Set(
  (
    'city centre, town centre, the park, park estate, the park estate, high street, ' +
    'the mount, the bay, the shore, new town, old town, the old town, the new town, ' +
    'the heath, the city, city hospital, town green, wood end, mill road, london road, ' +
    'north road, north end, church end, university, university quarter, uk, lake, castle, ' +
    'church, bridge, pool, riverside, valley, hill, wall, street, cooling, selling, ' +
    'summerhouse, seaview, box, park district, park street, green lane, new lane, ' +
    'green road, wood lane, star lane, the north, the south, north, south, spring road, ' +
    'over, send, rock, wing, hope, cove, new street, queen street, lime street'
  ).split(', '),
)
