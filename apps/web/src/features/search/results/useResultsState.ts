import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import {
  paramsFromState,
  type ResultsState,
  stateFromParams,
} from '@hearth/core/search/resultsSearch.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

const route = getRouteApi('/properties')

/** The state of the results page, read from its address, and the ways to change it. */
export function useResultsState() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const state = useMemo(() => stateFromParams(search), [search])

  const change = useCallback(
    (patch: Partial<ResultsState>) => {
      void navigate({ search: paramsFromState({ ...state, ...patch }), resetScroll: false })
    },
    [navigate, state],
  )
  const searchFor = useCallback((criteria: SearchCriteria) => change({ criteria }), [change])

  return { ...state, change, searchFor }
}
