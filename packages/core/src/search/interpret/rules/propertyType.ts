import { type Text, wordAt } from '../text/token.ts'
import { NEARNESS } from '../words/distance.ts'
import { LIKE_WITH } from '../words/negation.ts'
import {
  FINER_WORDS,
  MAY_BE_FEATURE,
  PERIOD_TERRACES,
  PROPERTY_TYPE_WORDS,
  SHOPS,
  UNSUPPORTED_TYPES,
} from '../words/propertyTypes.ts'
import { applied, type Context, type Rule, wish } from './rule.ts'

const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'some',
  'its',
  'own',
  'private',
  'large',
  'small',
  'big',
  'nice',
  'lovely',
  'good',
  'of',
  'spacious',
])

/** The first word before `at` that is no article or adjective of it. */
function wordBefore(text: Text, at: number): string {
  let before = at - 1
  while (before > at - 4 && ARTICLES.has(wordAt(text, before))) before--
  return wordAt(text, before)
}

function isFeatureHere(text: Text, at: number, { readings }: Context): boolean {
  const before = wordBefore(text, at)
  const last = readings.at(-1)
  const hasBeds = readings.some(({ rule }) => rule === 'rooms')
  if (hasBeds && wordAt(text, at) === 'land') return true
  const followsFeature =
    ['and', 'or', ',', '/'].includes(before) &&
    (last?.effects.some((effect) => effect.do === 'feature') ?? false)
  return LIKE_WITH.has(before) || followsFeature
}

function isNearHere(text: Text, at: number, context: Context): boolean {
  const before = wordBefore(text, at)
  return (
    LIKE_WITH.has(before) ||
    NEARNESS.words.has(before) ||
    context.readings.at(-1)?.rule === 'nearness'
  )
}

/** Once bedrooms are counted or a kind of home is named, an office is a room of it. */
const isOfHome = ({ readings }: Context) =>
  readings.some(({ rule }) => rule === 'rooms' || rule === 'property type')

/** Kinds of home: "terraced house", "semi", "studio" (which has no bedroom). */
export const propertyTypeRule: Rule = {
  name: 'property type',
  read(text, at, context) {
    const unsupported = UNSUPPORTED_TYPES.longestAt(text, at)
    // "garden flat, share of freehold"
    if (unsupported && wordAt(text, unsupported.to) !== 'of') return wish(at, unsupported.to)
    const period = PERIOD_TERRACES.longestAt(text, at)
    if (period) {
      const effects = [
        { do: 'feature', tag: 'period', isWanted: true },
        { do: 'type', propertyType: 'terraced' },
      ] as const
      return applied(at, period.to, ...effects)
    }
    const finer = FINER_WORDS.longestAt(text, at)
    const found = PROPERTY_TYPE_WORDS.longestAt(text, at)
    if (finer && finer.to > (found?.to ?? 0)) {
      const leaves = [{ from: at, to: finer.to }]
      return { ...applied(at, finer.to, { do: 'type', propertyType: finer.value }), leaves }
    }
    if (!found) return null
    const word = wordAt(text, at)
    if (found.to === at + 1 && MAY_BE_FEATURE.has(word) && isFeatureHere(text, at, context))
      return null
    if (SHOPS.has(word) && (isNearHere(text, at, context) || isOfHome(context))) return null
    const type = { do: 'type', propertyType: found.value } as const
    if (found.value !== 'studio') return applied(at, found.to, type)
    return applied(at, found.to, type, { do: 'set', criteria: { beds: 0, maxBeds: 0 } })
  },
}
