import type { ViewingPart } from '@hearth/core/viewing/agentContract.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../trpc.ts'

const MINUTE = 60_000
const PAGE = 12

/** What may be done with a viewing changes with the clock as well: asked anew while one looks at it. */
export const KEPT_TRUE = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: MINUTE,
} as const

/** A part of the company's viewings, searched by what is typed, page by page. */
export function useAgentViewings(part: ViewingPart | undefined, typed: string) {
  const [query] = useDebouncedValue(typed.trim(), 250)
  const list = trpc.agent.viewings.list.useInfiniteQuery(
    { ...(part && { part }), ...(query !== '' && { query }), limit: PAGE },
    {
      ...KEPT_TRUE,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    },
  )
  const pages = list.data?.pages
  return {
    query,
    viewings: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    tryAgain: () => void list.refetch(),
  }
}
