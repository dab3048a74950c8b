import type { SavedSearch } from '@hearth/core/saved/contract.ts'
import { useMemo } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayWrong } from '../../../ui/toasts.ts'

/** Brings what the server has changed into the list that this browser shows. */
export function useChangedSearches() {
  const utils = trpc.useUtils()
  return useMemo(() => {
    const change = async (changed: (list: SavedSearch[]) => SavedSearch[]) => {
      // An older answer that is on its way must not come after this.
      await utils.saved.searches.cancel()
      utils.saved.searches.setData(undefined, (list) => list && changed(list))
    }
    return {
      added: (search: SavedSearch) =>
        change((list) => [search, ...list.filter(({ id }) => id !== search.id)]),
      replaced: (search: SavedSearch) =>
        change((list) => list.map((each) => (each.id === search.id ? search : each))),
      removed: (id: number) => change((list) => list.filter((each) => each.id !== id)),
      /** Says why a search is as it was; one that is gone is looked for no longer. */
      failed: (title: string, error: unknown) => {
        const { text, code } = refusalOf(error)
        const isGone = code === 'notFound'
        if (isGone) void utils.saved.searches.invalidate()
        sayWrong(title, isGone ? 'You have deleted this search on another page.' : text)
      },
    }
  }, [utils])
}
