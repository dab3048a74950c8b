import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { joinList, splitList } from '@hearth/core/search/labels.ts'
import { logWarning } from '../../../../log.ts'
import { trpc } from '../../../../trpc.ts'
import { meantPlace } from './meantPlace.ts'

/** Puts the place that was meant where one was typed with a slip; what was searched for before stays. */
export function useMeantLocation() {
  const { search } = trpc.useUtils()

  const meant = async (typed: string) => {
    try {
      return meantPlace(typed, await search.suggestPlaces.fetch({ text: typed }))
    } catch (error) {
      logWarning('The place could not be looked up and is searched as typed', error)
      return typed
    }
  }

  return async (draft: SearchCriteria, before: SearchCriteria): Promise<SearchCriteria> => {
    if (draft.location === undefined || draft.location === before.location) return draft
    const known = splitList(before.location)
    const places = splitList(draft.location).map((place) =>
      known.includes(place) ? place : meant(place),
    )
    return { ...draft, location: joinList([...new Set(await Promise.all(places))]) }
  }
}
