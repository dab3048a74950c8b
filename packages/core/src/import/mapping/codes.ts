import type {
  Furnishing,
  PriceQualifier,
  PropertyForm,
  PropertyStatus,
  PropertyType,
  Tenure,
} from '../../property/contract.ts'

/** What each code of a column means. */
export type Codes<T> = ReadonlyMap<string, T>

export const table = <T>(meanings: Readonly<Record<string, T>>): Codes<T> =>
  new Map(Object.entries(meanings))

/** PROP_SUB_ID: what a home is, as far as Hearth tells. */
export const HOMES = table<readonly [PropertyType, PropertyForm | null]>({
  1: ['house', 'terraced'],
  2: ['house', 'end-terrace'],
  3: ['house', 'semi-detached'],
  4: ['house', 'detached'],
  5: ['house', 'mews'],
  6: ['house', null],
  7: ['flat', null],
  8: ['flat', null],
  9: ['flat', 'studio'],
  10: ['maisonette', null],
  11: ['maisonette', null],
  12: ['bungalow', null],
  13: ['bungalow', 'terraced'],
  14: ['bungalow', 'semi-detached'],
  15: ['bungalow', 'detached'],
  20: ['land', null],
  21: ['house', 'detached'],
  22: ['house', 'townhouse'],
  23: ['house', 'cottage'],
  24: ['house', null],
  25: ['house', null],
  26: ['house', null],
  27: ['house', 'detached'],
  28: ['flat', 'apartment'],
  29: ['flat', 'penthouse'],
  43: ['house', 'conversion'],
  44: ['flat', 'apartment'],
  46: ['flat', null],
  47: ['flat', null],
  48: ['house', null],
  49: ['flat', null],
  50: ['bungalow', null],
  52: ['house', null],
  56: ['flat', null],
  59: ['flat', null],
})
/** The finer kinds of PROP_SUB_ID that Hearth has no word of its own for: they are kept as a key feature. */
export const KINDS_TOLD = table<string>({
  7: 'Ground floor',
  10: 'Ground floor',
  21: 'Link-detached',
  25: 'Character property',
  43: 'Barn conversion',
  44: 'Serviced apartment',
  46: 'Sheltered housing',
  47: 'Retirement property',
  48: 'House share',
  49: 'Flat share',
  50: 'Park home',
  52: 'Farm house',
  56: 'Duplex',
  59: 'Triplex',
})

/**
 * STATUS_ID. A sale that is agreed subject to contract may still fall through, in Scotland as well, and so
 * may a reserved home: they are under offer.
 */
export const STATUSES = table<PropertyStatus>({
  0: 'available',
  1: 'underOffer',
  2: 'underOffer',
  3: 'underOffer',
  4: 'underOffer',
  5: 'let',
})

/** PRICE_QUALIFIER; 0 is none. */
export const QUALIFIERS = table<PriceQualifier | null>({
  0: null,
  1: 'priceOnApplication',
  2: 'guidePrice',
  3: 'fixedPrice',
  4: 'offersInExcessOf',
  5: 'offersInTheRegionOf',
  7: 'from',
  10: 'offersOver',
  15: 'offersInvited',
})

/** LET_FURN_ID; 3 is "not specified". */
export const FURNISHED = table<Furnishing | null>({
  0: 'furnished',
  1: 'partFurnished',
  2: 'unfurnished',
  3: null,
  4: 'flexible',
})

/** TENURE_TYPE_ID; 0 is "not specified". */
export const TENURE_TYPES = table<Tenure | null>({
  0: null,
  1: 'freehold',
  2: 'leasehold',
  3: 'feuhold',
  4: 'commonhold',
  5: 'shareOfFreehold',
})
