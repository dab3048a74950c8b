import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../trpc.ts'
import type { MessagesFilter } from './messagesFilter.ts'

/** The conversations of a filter, page by page. The live connection keeps them true. */
export function useAgentConversations({ q, unread, home }: MessagesFilter) {
  const query = trpc.agent.messages.list.useInfiniteQuery(
    {
      unread: unread === true,
      ...(q && { query: q }),
      ...(home !== undefined && { propertyId: home }),
    },
    {
      staleTime: 0,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    },
  )
  const pages = query.data?.pages
  return {
    /** The newest first; undefined until they are loaded. */
    conversations: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
