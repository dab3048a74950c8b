import { readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import {
  LEASE_NOUNS,
  LENGTHS_OF_LET,
  LISTING_WORDS,
  NOT_LISTING,
  SCHEMES,
} from '../words/listing.ts'
import { LIMIT_BEFORE } from '../words/money.ts'
import { applied, type Rule } from './rule.ts'

/** Whether to buy or to rent. When a text says both, sale wins: see `change.ts`. */
export const listingRule: Rule = {
  name: 'listing type',
  read(text, at) {
    if (NOT_LISTING.longestAt(text, at)) return null
    const length = LENGTHS_OF_LET.longestAt(text, at)
    if (length) {
      const leaves = [{ from: at, to: length.to }]
      return { ...applied(at, length.to, { do: 'listing', listingType: 'rent' }), leaves }
    }
    const scheme = SCHEMES.longestAt(text, at)
    if (scheme) {
      const leaves = [{ from: at, to: scheme.to }]
      return { ...applied(at, scheme.to, { do: 'listing', listingType: 'sale' }), leaves }
    }
    const found = LISTING_WORDS.longestAt(text, at)
    if (found && isTownOfSale(text, at, found.to)) return null
    return found && applied(at, found.to, { do: 'listing', listingType: found.value })
  },
}

/** "in Sale": the town in Greater Manchester. */
const isTownOfSale = (text: Text, at: number, to: number) =>
  wordAt(text, at) === 'sale' &&
  to === at + 1 &&
  ['in', 'near', 'around'].includes(wordAt(text, at - 1))

const BEFORE_LEASE = new Set([
  'year',
  'years',
  'yr',
  'yrs',
  'long',
  'remaining',
  'of',
  'on',
  'left',
  'the',
  'a',
  'with',
  '+',
  'unexpired',
  'plus',
])

function endOfLease(text: Text, at: number): number {
  for (let to = at; to < at + 6; to++) {
    if (LEASE_NOUNS.has(wordAt(text, to))) return to + 1
    if (!BEFORE_LEASE.has(wordAt(text, to))) return at
  }
  return at
}

/** Who asks for the length of a lease buys; the length itself cannot be applied. */
export const leaseLengthRule: Rule = {
  name: 'length of a lease',
  read(text, at) {
    const start = LIMIT_BEFORE.longestAt(text, at)?.to ?? at
    const number = readNumber(text, start)
    const from = number?.to ?? (wordAt(text, at) === 'long' ? at + 1 : at)
    const to = endOfLease(text, from)
    if (from === at || to === from || (number && number.value < 20)) return null
    return {
      ...applied(at, to, { do: 'listing', listingType: 'sale' }),
      leaves: [{ from: at, to }],
    }
  },
}
