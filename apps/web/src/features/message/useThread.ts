import type { Message, Thread } from '@hearth/core/message/contract.ts'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { withMessage } from './pages.ts'

/** What was written about a home, the newest page first loaded. The live connection keeps it true. */
export function useThread(propertyId: number) {
  const utils = trpc.useUtils()
  const query = trpc.message.thread.useInfiniteQuery(
    { propertyId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  const thread = useThreadOf(query)

  /** Shows what has just been stored, before it is asked for anew. */
  const add = (message: Message) => {
    utils.message.thread.setInfiniteData(
      { propertyId },
      (data) => data && { ...data, pages: withMessage(data.pages, message) },
    )
    void utils.message.thread.invalidate({ propertyId })
    void utils.message.conversations.invalidate()
    void utils.message.unread.invalidate()
  }
  return { ...thread, add }
}

/** A query for the pages of a thread, as far as a thread is shown by it. */
interface ThreadQuery {
  data: { pages: Thread[] } | undefined
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

/** How a thread stands: what is shown of it, and what can be asked for. */
export function useThreadOf(query: ThreadQuery) {
  const pages = query.data?.pages
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages), [pages])
  return {
    /** The oldest first; undefined until they are loaded. */
    messages,
    hasFailed: query.isError && messages === undefined,
    retry: () => void query.refetch(),
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    hasEarlierFailed: query.isFetchNextPageError,
    loadEarlier: () => void query.fetchNextPage(),
  }
}
export type ThreadState = ReturnType<typeof useThreadOf>
