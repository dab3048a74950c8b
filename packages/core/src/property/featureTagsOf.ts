import { plainWords } from '../place/words.ts'
import type { Furnishing, Tenure } from './contract.ts'
import { FEATURE_TAGS, type FeatureTag } from './featureTags.ts'
import { DENIALS_AFTER, DENIALS_BEFORE, featurePhrases } from './featureWords.ts'

/** What the tags of a listing are computed from. */
export interface TaggedFacts {
  /** The agent's Key Features, one statement each. */
  features: readonly string[]
  furnishing?: Furnishing | null
  tenure?: Tenure | null
}

type Meaning = FeatureTag | 'denial' | 'elsewhere' | null

interface Node {
  next: Map<string, Node>
  meaning?: Meaning
}

/** After these words a Key Feature speaks of what is around, or of what could be built. */
const ELSEWHERE = [
  ...['near', 'near to', 'nearby', 'close to', 'close by', 'minutes from', 'mins from', 'walk to'],
  ...['walk from', 'walking distance', 'moments from', 'miles from', 'mile from', 'opposite'],
  ...['overlooking', 'potential', 'scope', 'possibility', 'planning permission', 'space for a'],
  ...[
    'subject to planning',
    'stpp',
    'option to',
    'room for a',
    'adjacent to',
    'next to',
    'views of',
  ],
]
/** How far a denial reaches: "no allocated off street parking". */
const MOST_WORDS_DENIED = 4

function buildTree(): Node {
  const root: Node = { next: new Map() }
  const add = (phrase: string, meaning: Meaning) => {
    let node = root
    for (const word of plainWords(phrase)) {
      const next = node.next.get(word) ?? { next: new Map() }
      node.next.set(word, next)
      node = next
    }
    node.meaning = meaning
  }
  for (const phrase of ELSEWHERE) add(phrase, 'elsewhere')
  for (const phrase of [...DENIALS_BEFORE, ...DENIALS_AFTER]) add(phrase, 'denial')
  for (const [phrase, tag] of featurePhrases()) add(phrase, tag)
  return root
}

const TREE = buildTree()
const DENIED_AFTER = new Set(DENIALS_AFTER.map((phrase) => plainWords(phrase).join(' ')))

function longestAt(words: readonly string[], at: number): { meaning: Meaning; to: number } | null {
  let best: { meaning: Meaning; to: number } | null = null
  let node: Node | undefined = TREE
  for (let to = at; node; ) {
    if (node.meaning !== undefined) best = { meaning: node.meaning, to }
    const word = words[to++]
    node = word === undefined ? undefined : node.next.get(word)
  }
  return best
}

/** The tags of one Key Feature; a denial takes away what follows it, or what stands right before it. */
function tagsOfStatement(statement: string): FeatureTag[] {
  const words = plainWords(statement)
  const tags: { tag: FeatureTag; to: number }[] = []
  let deniedUntil = 0
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at)
    if (found?.meaning === 'elsewhere') break
    if (found?.meaning === 'denial') {
      if (DENIED_AFTER.has(words.slice(at, found.to).join(' '))) tags.pop()
      else deniedUntil = found.to + MOST_WORDS_DENIED
    } else if (found?.meaning && at >= deniedUntil) {
      tags.push({ tag: found.meaning, to: found.to })
    } else if (found?.meaning) {
      deniedUntil = found.to + MOST_WORDS_DENIED
    }
    if (!found && ['but', 'with'].includes(words[at] ?? '')) deniedUntil = 0
    at = found?.to ?? at + 1
  }
  return tags.map(({ tag }) => tag)
}

const FURNISHING: Record<Furnishing, FeatureTag[]> = {
  furnished: ['furnished'],
  partFurnished: ['part furnished'],
  unfurnished: ['unfurnished'],
  flexible: ['furnished', 'part furnished', 'unfurnished'],
}
const TENURE: Record<Tenure, FeatureTag[]> = {
  freehold: ['freehold'],
  leasehold: ['leasehold'],
  shareOfFreehold: ['share of freehold'],
  commonhold: [],
  feuhold: [],
}

/**
 * What a listing has, for filtering: from its Key Features, denials respected ("no garden" is none,
 * "no onward chain" is chain free), and from structured facts, which win over the agent's words.
 * In the order of FEATURE_TAGS.
 */
export function featureTagsOf({ features, furnishing, tenure }: TaggedFacts): FeatureTag[] {
  const tags = new Set(features.flatMap(tagsOfStatement))
  if (furnishing)
    replace(tags, ['furnished', 'part furnished', 'unfurnished'], FURNISHING[furnishing])
  if (tenure) replace(tags, ['freehold', 'leasehold', 'share of freehold'], TENURE[tenure])
  return FEATURE_TAGS.filter((tag) => tags.has(tag))
}

function replace(tags: Set<FeatureTag>, all: readonly FeatureTag[], actual: readonly FeatureTag[]) {
  for (const tag of all) tags.delete(tag)
  for (const tag of actual) tags.add(tag)
}
