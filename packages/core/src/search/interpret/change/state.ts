import type { CriterionName, SearchCriteria, Understood } from '../../contract.ts'
import type { PlaceNote } from '../rules/rule.ts'

/** A search while a message changes it. */
export interface Draft {
  criteria: SearchCriteria
  understood: Understood[]
  /** What the present message has set, as against what earlier ones left. */
  touched: Set<CriterionName>
  notes: Notes
}

/** For the reply. */
export interface Notes {
  /** Which places of a shared name were taken. */
  places: PlaceNote[]
  /** Whether limits went with the listing type. */
  droppedPrice: boolean
  /** Kinds of home beside the one that is searched for, as they were typed. */
  otherTypes: string[]
  /** Features beside those that are searched for: "a balcony" of "a garden or a balcony". */
  otherFeatures: string[]
}

export const NO_NOTES: Notes = {
  places: [],
  droppedPrice: false,
  otherTypes: [],
  otherFeatures: [],
}

export const createDraft = (
  criteria: SearchCriteria,
  understood: readonly Understood[],
): Draft => ({
  // Its lists are replaced and never changed.
  criteria: { ...criteria },
  understood: [...understood],
  touched: new Set(),
  notes: { places: [], droppedPrice: false, otherTypes: [], otherFeatures: [] },
})

/** Removes a criterion and the words it came from. */
export function forget(draft: Draft, criterion: CriterionName) {
  delete draft.criteria[criterion]
  draft.understood = draft.understood.filter((entry) => entry.criterion !== criterion)
}

/** Sets criteria that hold one value, and remembers the words they came from. */
export function set(draft: Draft, criteria: SearchCriteria, words: string) {
  for (const criterion of Object.keys(criteria) as CriterionName[]) {
    draft.understood = draft.understood.filter((entry) => entry.criterion !== criterion)
    draft.understood.push({ criterion, words })
    draft.touched.add(criterion)
  }
  Object.assign(draft.criteria, criteria)
}

type ListCriterion = 'location' | 'nearAmenity' | 'features' | 'excludedFeatures'

/** Remembers the words of one value of a criterion that holds several. */
export function understand(draft: Draft, criterion: ListCriterion, value: string, words: string) {
  const isSame = (entry: Understood) => entry.criterion === criterion && entry.value === value
  draft.understood = draft.understood.filter((entry) => !isSame(entry))
  draft.understood.push({ criterion, value, words })
  draft.touched.add(criterion)
}

/** Forgets the words of one value. */
export function misunderstand(draft: Draft, criterion: ListCriterion, value: string) {
  draft.understood = draft.understood.filter(
    (entry) => entry.criterion !== criterion || entry.value !== value,
  )
}

export const splitParts = (joined: string | undefined): string[] =>
  joined === undefined ? [] : joined.split('; ')
