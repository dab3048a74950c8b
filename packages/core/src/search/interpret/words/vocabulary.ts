import { FEATURE_PHRASES } from '../rules/features.ts'
import { NUMBER_WORDS } from '../text/numbers.ts'
import * as distance from './distance.ts'
import { FILLER, FILLER_PHRASES, PEOPLE } from './filler.ts'
import {
  BUDGET_FACTORS,
  CHEAPER,
  LOWER_BEFORE,
  MORE_ROOMS,
  RAISE_BEFORE,
  START_AGAIN,
} from './followUps.ts'
import { JOURNEYS } from './journeys.ts'
import { LISTING_WORDS, SCHEMES } from './listing.ts'
import { LIMIT_AFTER, LIMIT_BEFORE, OTHER_SUMS_AFTER, PER_PERSON, RATES } from './money.ts'
import { FORGET_AFTER, FORGET_BEFORE, NEGATION_BEFORE } from './negation.ts'
import { OTHER_ORDERS, OTHER_REQUESTS, QUESTION_WORDS } from './offTopic.ts'
import { ORDINARY } from './ordinary.ts'
import { FINER_WORDS, PERIOD_TERRACES, PROPERTY_TYPE_WORDS } from './propertyTypes.ts'
import { COUNCIL_TAX, EPC, ZONES } from './ratings.ts'
import { ROOM_NOUNS } from './rooms.ts'
import { DESTINATIONS } from './stops.ts'
import { FORGETS, SUBJECTS } from './subjects.ts'
import { WISH_WORDS } from './wishes.ts'

/** Every word that some rule knows. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [
    ...[FEATURE_PHRASES, FILLER_PHRASES, CHEAPER, LOWER_BEFORE, MORE_ROOMS, RAISE_BEFORE],
    ...[
      START_AGAIN,
      BUDGET_FACTORS,
      JOURNEYS,
      LISTING_WORDS,
      SCHEMES,
      LIMIT_AFTER,
      LIMIT_BEFORE,
      OTHER_SUMS_AFTER,
      RATES,
      PER_PERSON,
    ],
    ...[FORGET_AFTER, FORGET_BEFORE, NEGATION_BEFORE, FINER_WORDS, PERIOD_TERRACES],
    ...[PROPERTY_TYPE_WORDS, ROOM_NOUNS, DESTINATIONS, FORGETS, SUBJECTS, COUNCIL_TAX, EPC, ZONES],
    ...[distance.DISTANCE_UNITS, distance.DISTANCE_LEAD, distance.ON_FOOT, distance.NOT_ON_FOOT],
    ...[distance.MEASURED_FROM, distance.NEARNESS, distance.NEARNESS_AFTER],
  ]
    .flatMap(({ words }) => [...words])
    .concat([...FILLER, ...PEOPLE, ...NUMBER_WORDS]),
)

/** Words that are English, whether or not a rule knows them: no typing errors, and no places without a sign. */
export const isOrdinary = (word: string): boolean =>
  VOCABULARY.has(word) ||
  ORDINARY.has(word) ||
  WISH_WORDS.has(word) ||
  OTHER_ORDERS.has(word) ||
  QUESTION_WORDS.has(word) ||
  OTHER_REQUESTS.words.has(word)
