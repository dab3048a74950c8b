import type { SearchCriteria, Sort } from '@hearth/core/search/contract.ts'
import { useMemo } from 'react'
import { trpc } from '../../../trpc.ts'
import { RESULTS_CACHE, resultsQueryInput } from './resultsQuery.ts'

/** The homes of a search, page after page. */
export function useResults(criteria: SearchCriteria, sort: Sort) {
  const query = trpc.search.results.useInfiniteQuery(resultsQueryInput(criteria, sort), {
    ...RESULTS_CACHE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const pages = query.data?.pages
  const cards = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  const [first] = pages ?? []

  return {
    /** The first page, as it was answered; undefined while it is not known. */
    first,
    cards,
    pageCount: pages?.length ?? 0,
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
    places: first?.places ?? [],
    isLoading: query.isPending,
    hasFailed: query.isError && cards.length === 0,
    /** A further page failed; what was loaded stays. */
    hasNextPageFailed: query.isFetchNextPageError,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: query.fetchNextPage,
    retry: query.refetch,
  }
}
export type Results = ReturnType<typeof useResults>
