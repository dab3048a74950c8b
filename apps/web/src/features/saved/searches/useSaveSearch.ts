import { proposedName, searchKey } from '@hearth/core/saved/searchInWords.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { sayDone } from '../../../ui/toasts.ts'
import { useAuth } from '../../account/useAuth.ts'
import { keepWanted, type SearchWords, takeWanted } from './wantedSearch.ts'

/**
 * Saving the search of a page: whether it is saved already, and the words of the dialog while it is open. A
 * visitor is led to signing in, and finds the dialog open when they come back.
 */
export function useSaveSearch(criteria: SearchCriteria) {
  const { state } = useAuth()
  const isMember = state === 'signedIn'
  const { data, isPending } = trpc.saved.searches.useQuery(undefined, { enabled: isMember })
  const key = searchKey(criteria)
  const isSaved = isMember && (data ?? []).some((each) => searchKey(each.criteria) === key)
  const [words, setWords] = useState<SearchWords | null>(null)
  const here = useLocation({ select: ({ href }) => href })
  const navigate = useNavigate()

  const signInFirst = useCallback(
    async (typed: SearchWords) => {
      keepWanted(criteria, typed)
      await navigate({ to: '/auth', search: { from: here } })
    },
    [criteria, here, navigate],
  )
  const ask = () => {
    const proposed: SearchWords = { name: proposedName(criteria), alertFrequency: 'daily' }
    if (isMember) setWords(proposed)
    else void signInFirst(proposed)
  }

  // Led there only once everybody knows: a member would be led back at once.
  const [wanted, setWanted] = useState<SearchWords | null>(null)
  useEffect(() => {
    if (wanted === null || state !== 'signedOut') return
    setWanted(null)
    void signInFirst(wanted)
  }, [wanted, state, signInFirst])

  // Somebody comes back from signing in; what they have saved already is known only then.
  useEffect(() => {
    if (!isMember || isPending) return
    const kept = takeWanted(criteria)
    if (kept === undefined) return
    if (isSaved) sayDone('Search saved', 'You had saved this search before.')
    else setWords(kept)
  }, [isMember, isPending, isSaved, criteria])

  return { isSaved, words, ask, close: () => setWords(null), wasSignedOut: setWanted }
}
