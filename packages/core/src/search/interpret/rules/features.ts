import type { FeatureTag } from '../../../property/featureTags.ts'
import { FURNISHING_TAGS, featurePhrases } from '../../../property/featureWords.ts'
import { readNumber } from '../text/numbers.ts'
import { phraseTable } from '../text/phrases.ts'
import { type Text, wordAt } from '../text/token.ts'
import { MEASURED_FROM, NEARNESS, NEARNESS_AFTER } from '../words/distance.ts'
import { NEGATION_AFTER, NEGATION_BEFORE, NEGATION_GLUE } from '../words/negation.ts'
import { PROPERTY_TYPE_WORDS } from '../words/propertyTypes.ts'
import { applied, type Context, type Effect, type Rule, wish } from './rule.ts'

export const FEATURE_PHRASES = phraseTable<FeatureTag | null>(featurePhrases())

/** Things that a home can have or be near to: they are features unless the text says near. */
const MAY_BE_NEARBY = new Set<FeatureTag>(['gym', 'swimming pool'])
const MOST_GLUE = 3
const MOST_WORDS_BEFORE = 5

/** The feature at `at`; null too for a phrase that only looks like one. */
export function featureAt(text: Text, at: number): { tag: FeatureTag; to: number } | null {
  const found = FEATURE_PHRASES.longestAt(text, at)
  return found?.value ? { tag: found.value, to: found.to } : null
}

function isNearby(text: Text, at: number, to: number): boolean {
  let before = at - 1
  while (
    before > at - MOST_WORDS_BEFORE &&
    ['a', 'an', 'the', 'local', 'good', 'public'].includes(wordAt(text, before))
  )
    before--
  for (let from = before; from > before - 3; from--) {
    const near = NEARNESS.longestAt(text, from) ?? MEASURED_FROM.longestAt(text, from)
    if (near?.to === before + 1 && !['for', 'to', 'of'].includes(wordAt(text, before))) return true
    if (near?.to === before + 1 && NEARNESS.longestAt(text, from)?.to === before + 1) return true
  }
  return nearbyEnd(text, to) > to
}

const ENDS_NEARNESS = new Set(['in', 'and', 'or', 'with', 'for', 'at', 'please'])

/** Past "nearby", "within walking distance"; not past the "close" of "close to the station". */
function nearbyEnd(text: Text, to: number): number {
  const after = NEARNESS_AFTER.longestAt(text, to)
  const leadsOn = NEARNESS.longestAt(text, to)
  const next = leadsOn ? text.tokens[leadsOn.to] : undefined
  return after && (next?.kind !== 'word' || ENDS_NEARNESS.has(next.word)) ? after.to : to
}

const MAY_NAME_TYPE = new Set<FeatureTag>(['students', 'retirement', 'period'])

/** The kind of home in "student house", "retirement flat"; a home office is none. */
function typeWithin(
  text: Text,
  at: number,
  { tag, to }: { tag: FeatureTag; to: number },
): Effect[] {
  const type =
    to > at + 1 && MAY_NAME_TYPE.has(tag) ? PROPERTY_TYPE_WORDS.longestAt(text, to - 1) : null
  return type?.to === to ? [{ do: 'type', propertyType: type.value }] : []
}

/** Between them they leave nothing out; "furnished or part furnished" does. */
const WHOLE_FURNISHINGS = new Set<FeatureTag>(['furnished', 'unfurnished'])

/** "furnished or unfurnished": every furnishing will do. */
function readEither(text: Text, at: number): { tags: FeatureTag[]; to: number } | null {
  const first = featureAt(text, at)
  if (!first || !WHOLE_FURNISHINGS.has(first.tag)) return null
  const second = ['or', '/'].includes(wordAt(text, first.to)) ? featureAt(text, first.to + 1) : null
  if (!second || second.tag === first.tag || !WHOLE_FURNISHINGS.has(second.tag)) return null
  return { tags: [first.tag, second.tag], to: second.to }
}

/** "a garage or a driveway": every result has all features, so that only the first is applied. */
function isAlternative(text: Text, at: number, { readings }: Context): boolean {
  let before = at - 1
  while (before > at - MOST_GLUE && ['a', 'an', 'the', 'some'].includes(wordAt(text, before)))
    before--
  const last = readings.at(-1)
  const isFeature = last?.rule === 'feature' && last.as === 'applied'
  return isFeature && last.to >= before - 1 && ['or', '/'].includes(wordAt(text, before))
}

/** A list of denied features goes on after "or": "no garden or parking". */
function continuesDenial(text: Text, at: number, { readings }: Context): boolean {
  const last = readings.at(-1)
  return (
    last?.rule === 'denied feature' &&
    last.to === at - 1 &&
    ['or', 'nor', '/'].includes(wordAt(text, at - 1))
  )
}

/** "No lift needed" takes a wish back and excludes nothing. */
const NEEDED = new Set(['needed', 'required', 'necessary', 'essential'])

const COUNTABLE = new Set<FeatureTag>([
  ...(['parking', 'garage', 'en suite', 'balcony', 'fireplace', 'outbuilding', 'pets'] as const),
  ...(['garden', 'conservatory', 'study', 'terrace'] as const),
])

/** "2 en suites": the feature is applied, how many is not; "4 students" share the rent. */
export const countedFeatureRule: Rule = {
  name: 'counted feature',
  read(text, at) {
    const count = readNumber(text, at)
    const found = count && !count.hasScale ? featureAt(text, count.to) : null
    if (!count || !found) return null
    const feature = { do: 'feature', tag: found.tag, isWanted: true } as const
    if (found.tag === 'students' && found.to === count.to + 1) {
      return { ...applied(at, found.to, feature), people: count.value }
    }
    if (!COUNTABLE.has(found.tag)) return null
    const leaves = count.value > 1 ? [{ from: at, to: found.to }] : []
    return { ...applied(at, found.to, feature), leaves }
  },
}

/** What a home must have. */
export const featureRule: Rule = {
  name: 'feature',
  read(text, at, context) {
    const either = readEither(text, at)
    if (either) return applied(at, either.to, { do: 'forgetFeatures', tags: FURNISHING_TAGS })
    const found = featureAt(text, at)
    if (!found || continuesDenial(text, at, context)) return null
    if (isAlternative(text, at, context)) {
      return { ...wish(at, found.to), isAlternative: true }
    }
    if (MAY_BE_NEARBY.has(found.tag) && isNearby(text, at, found.to))
      return wish(at, nearbyEnd(text, found.to))
    const denial = NEGATION_AFTER.longestAt(text, found.to)
    const feature = { do: 'feature', tag: found.tag, isWanted: denial === null } as const
    return applied(at, denial?.to ?? found.to, feature, ...typeWithin(text, at, found))
  },
}

/** What no home may have: "no new builds", "not on the ground floor". */
export const deniedFeatureRule: Rule = {
  name: 'denied feature',
  read(text, at, context) {
    const isContinued = continuesDenial(text, at, context)
    let from = isContinued ? at : (NEGATION_BEFORE.longestAt(text, at)?.to ?? at)
    if (from === at && !isContinued) return null
    for (let i = 0; i < MOST_GLUE && !featureAt(text, from); i++) {
      if (!NEGATION_GLUE.has(wordAt(text, from))) return null
      from++
    }
    const found = featureAt(text, from)
    if (found && NEEDED.has(wordAt(text, found.to))) {
      return applied(at, found.to + 1, { do: 'forgetFeatures', tags: [found.tag] })
    }
    return found && applied(at, found.to, { do: 'feature', tag: found.tag, isWanted: false })
  },
}
