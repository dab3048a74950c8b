import type { SearchCriteria } from '@hearth/core/search/contract.ts'

/** What every editor is given: the search as it would become, and a way to change it. */
export interface EditorProps {
  draft: SearchCriteria
  change(patch: Partial<SearchCriteria>): void
}
