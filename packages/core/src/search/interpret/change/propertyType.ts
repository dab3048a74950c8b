import type { SearchPropertyType } from '../../contract.ts'
import { BROADER } from '../words/propertyTypes.ts'
import { type Draft, forget, set } from './state.ts'

const FORMS = new Set<SearchPropertyType>(['detached', 'semi-detached', 'terraced'])

/** What becomes of the type that a message named before. */
export type TypeOutcome = 'applied' | 'notApplied' | 'replacedEarlier'

/**
 * A search has one type. The first of a message counts; a finer word for it ("terraced house")
 * sharpens it, and any other cannot be applied.
 */
export function setType(
  draft: Draft,
  type: SearchPropertyType,
  words: string,
  isAlternative: boolean,
): TypeOutcome {
  const present = draft.criteria.propertyType
  if (!draft.touched.has('propertyType') || present === undefined) {
    if (present === 'studio' && type !== 'studio' && draft.criteria.maxBeds === 0) {
      forget(draft, 'beds')
      forget(draft, 'maxBeds')
    }
    set(draft, { propertyType: type }, words)
    return 'applied'
  }
  if (present === type || BROADER[present] === type) return 'applied'
  if (isAlternative) return BROADER[type] === present ? 'applied' : 'notApplied'
  if (BROADER[type] === present) {
    set(draft, { propertyType: type }, words)
    return 'applied'
  }
  if (!FORMS.has(present) || FORMS.has(type)) return 'notApplied'
  set(draft, { propertyType: type }, words)
  return 'replacedEarlier'
}
