import { alertFrequencySchema } from '@hearth/core/saved/contract.ts'
import { searchKey } from '@hearth/core/saved/searchInWords.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../../tabStorage.ts'

const KEY = 'hearth.saveSearch'

const wordsSchema = z.object({ name: z.string(), alertFrequency: alertFrequencySchema })
/** What is typed in the dialog that saves a search. */
export type SearchWords = z.infer<typeof wordsSchema>

const wantedSchema = wordsSchema.extend({ search: z.string() })

/** Keeps in this tab what somebody wants to save and has to sign in for. */
export function keepWanted(criteria: SearchCriteria, words: SearchWords): void {
  keepInTab(KEY, { ...words, search: searchKey(criteria) })
}

/** What was kept for just this search, once: it is kept no longer. Undefined when nothing was. */
export function takeWanted(criteria: SearchCriteria): SearchWords | undefined {
  const wanted = readFromTab(KEY, wantedSchema)
  if (wanted?.search !== searchKey(criteria)) return undefined
  forgetInTab(KEY)
  return { name: wanted.name, alertFrequency: wanted.alertFrequency }
}
