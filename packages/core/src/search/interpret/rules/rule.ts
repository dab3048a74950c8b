import type { AmenityType } from '../../../amenity/contract.ts'
import type { Gazetteer } from '../../../place/gazetteer.ts'
import type { FeatureTag } from '../../../property/featureTags.ts'
import type { CriterionName, SearchCriteria, SearchPropertyType } from '../../contract.ts'
import type { Text } from '../text/token.ts'

/** Tokens [from, to). */
export interface Span {
  from: number
  to: number
}

/** What some words ask for. `change.ts` carries it out, in the order of the text. */
export type Effect =
  | { do: 'set'; criteria: SearchCriteria }
  /** isImplied: by the unit of a rent, so that a word that says it goes before. */
  | { do: 'listing'; listingType: 'sale' | 'rent'; isImplied?: boolean }
  | { do: 'price'; min?: number; max?: number; isPerPerson: boolean }
  | { do: 'type'; propertyType: SearchPropertyType }
  | { do: 'feature'; tag: FeatureTag; isWanted: boolean }
  | { do: 'amenity'; amenity: AmenityType }
  | { do: 'place'; label: string; isAdded: boolean; note?: PlaceNote }
  | { do: 'withoutPlace'; label: string }
  /** isInstead: "rather than a flat", which any other type fulfils. */
  | { do: 'withoutType'; propertyType: SearchPropertyType; isInstead: boolean }
  | { do: 'radius'; km: number }
  | { do: 'forget'; criteria: readonly CriterionName[] }
  | { do: 'forgetFeatures'; tags: readonly FeatureTag[] }
  | { do: 'forgetAmenity'; amenity: AmenityType }
  | { do: 'scalePrice'; factor: number }
  | { do: 'morePrice'; by: number }
  | { do: 'moreRooms'; room: 'beds' | 'baths' }
  | { do: 'startAgain' }

/**
 * What a rule read at one place of the text.
 * applied: it changes the criteria; filler: it means nothing to a search;
 * wish: it was asked for and cannot be applied.
 */
export interface Reading extends Span {
  rule: string
  as: 'applied' | 'filler' | 'wish'
  effects: readonly Effect[]
  /** Words in between that the rule stepped over: "good" in "near a good school". */
  leaves?: readonly Span[]
  /** How many pay the rent, where the words say it: "2 sharers". */
  people?: number
  /** Of "a garage or a driveway" the second, which a search for both cannot hold. */
  isAlternative?: boolean
}

/** Which place was taken where another could have been meant: "Newcastle", "Newcastle upon Tyne". */
export interface PlaceNote {
  asked: string
  taken: string
}

export interface Context {
  gazetteer: Gazetteer
  /** What was read so far, in order. */
  readings: readonly Reading[]
  /** Whether there is a search already that the text may change. */
  isFollowUp: boolean
  /** Other readings of a word that is not known. */
  similar: (word: string) => readonly string[]
  /** Whether some rule knows the word. */
  isKnown: (word: string) => boolean
  /** Whether it is an English word, known to a rule or not. */
  isOrdinary: (word: string) => boolean
}

/** A rule of the grammar: looks at one place of the text and reads what stands there, or nothing. */
export interface Rule {
  name: string
  read(text: Text, at: number, context: Context): Omit<Reading, 'rule'> | null
}

/** Something that was applied. */
export const applied = (from: number, to: number, ...effects: Effect[]): Omit<Reading, 'rule'> => ({
  from,
  to,
  as: 'applied',
  effects,
})

export const wish = (from: number, to: number): Omit<Reading, 'rule'> => ({
  from,
  to,
  as: 'wish',
  effects: [],
})
