import type { Message } from '@hearth/core/message/contract.ts'
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
  const pages = query.data?.pages
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages), [pages])

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
  return {
    /** The oldest first; undefined until they are loaded. */
    messages,
    add,
    hasFailed: query.isError && messages === undefined,
    retry: () => void query.refetch(),
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    hasEarlierFailed: query.isFetchNextPageError,
    loadEarlier: () => void query.fetchNextPage(),
  }
}
export type ThreadState = ReturnType<typeof useThread>
