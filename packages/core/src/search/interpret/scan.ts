import { acreageRule, floorAreaRule } from './rules/acreage.ts'
import { catchmentRule } from './rules/catchment.ts'
import { dateRule } from './rules/dates.ts'
import { deniedPlaceRule, deniedTypeRule, keepAwayRule } from './rules/denials.ts'
import { countedFeatureRule, deniedFeatureRule, featureRule } from './rules/features.ts'
import { fillerRule } from './rules/filler.ts'
import {
  changeBudgetRule,
  cheaperRule,
  forgetRule,
  moreRoomsRule,
  startAgainRule,
} from './rules/followUps.ts'
import { journeyRule } from './rules/journeys.ts'
import { leaseLengthRule, listingRule } from './rules/listing.ts'
import { moneyRule } from './rules/money.ts'
import { nearnessRule } from './rules/nearness.ts'
import { placeRule, unknownPlaceRule } from './rules/places.ts'
import { propertyTypeRule } from './rules/propertyType.ts'
import { ratingRule } from './rules/ratings.ts'
import { bareRoomsRule, labelledRoomsRule, roomsRule } from './rules/rooms.ts'
import type { Context, Reading, Rule } from './rules/rule.ts'
import type { Text } from './text/token.ts'

/**
 * The grammar. At each place of the text every rule looks, and the longest reading wins; of equally
 * long ones the earlier rule's. A new rule goes where its words would otherwise be taken by another.
 */
export const RULES: readonly Rule[] = [
  startAgainRule,
  changeBudgetRule,
  cheaperRule,
  moreRoomsRule,
  forgetRule,
  keepAwayRule,
  leaseLengthRule,
  ratingRule,
  acreageRule,
  floorAreaRule,
  roomsRule,
  labelledRoomsRule,
  bareRoomsRule,
  moneyRule,
  dateRule,
  journeyRule,
  catchmentRule,
  nearnessRule,
  deniedFeatureRule,
  countedFeatureRule,
  propertyTypeRule,
  featureRule,
  listingRule,
  deniedTypeRule,
  deniedPlaceRule,
  placeRule,
  unknownPlaceRule,
  fillerRule,
]

export interface Scan {
  readings: Reading[]
  /** How often a rule was tried: at most once a token for each rule. */
  tries: number
}

function longestReading(text: Text, at: number, context: Context): Reading | null {
  let best: Reading | null = null
  for (const rule of RULES) {
    const found = rule.read(text, at, context)
    if (found && found.to > at && found.to > (best?.to ?? at)) best = { rule: rule.name, ...found }
  }
  return best
}

/** Reads a text from left to right; what no rule reads is left over. */
export function scan(text: Text, context: Omit<Context, 'readings'>): Scan {
  const readings: Reading[] = []
  let tries = 0
  for (let at = 0; at < text.tokens.length; ) {
    tries += RULES.length
    const reading = longestReading(text, at, { ...context, readings })
    if (reading) readings.push(reading)
    at = reading?.to ?? at + 1
  }
  return { readings, tries }
}
