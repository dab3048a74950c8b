import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../trpc.ts'
import type { HomesFilter } from './filter.ts'

const PAGE = 12

/** The homes of the company that are looked for, page by page. */
export function useAgentHomes({ typed, status, listingType, isWithdrawn }: HomesFilter) {
  const [query] = useDebouncedValue(typed.trim(), 250)
  const list = trpc.agent.properties.list.useInfiniteQuery(
    {
      ...(query !== '' && { query }),
      ...(status && { status }),
      ...(listingType && { listingType }),
      ...{ isWithdrawn, limit: PAGE },
    },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    },
  )
  const pages = list.data?.pages
  return {
    homes: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    error: list.error,
    /** What is shown belongs to another filter, and makes way. */
    isPast: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    tryAgain: () => void list.refetch(),
  }
}
