import type { FeatureTag } from '../../../property/featureTags.ts'
import { FURNISHING_TAGS } from '../../../property/featureWords.ts'
import { type Draft, misunderstand, understand } from './state.ts'

type Wishes = 'features' | 'excludedFeatures'

function remove(draft: Draft, list: Wishes, tag: FeatureTag) {
  const remaining = draft.criteria[list]?.filter((other) => other !== tag) ?? []
  if (remaining.length > 0) draft.criteria[list] = remaining
  else delete draft.criteria[list]
  misunderstand(draft, list, tag)
}

/** A wish for a feature takes back the contrary wish, and another furnishing. */
export function wishFeature(draft: Draft, tag: FeatureTag, isWanted: boolean, words: string) {
  const [list, contrary]: [Wishes, Wishes] = isWanted
    ? ['features', 'excludedFeatures']
    : ['excludedFeatures', 'features']
  remove(draft, contrary, tag)
  if (isWanted && FURNISHING_TAGS.includes(tag)) {
    for (const other of FURNISHING_TAGS) if (other !== tag) remove(draft, 'features', other)
  }
  const wishes = draft.criteria[list] ?? []
  if (!wishes.includes(tag)) draft.criteria[list] = [...wishes, tag]
  understand(draft, list, tag, words)
}

export function forgetFeatures(draft: Draft, tags: readonly FeatureTag[]) {
  for (const tag of tags) {
    remove(draft, 'features', tag)
    remove(draft, 'excludedFeatures', tag)
  }
}
