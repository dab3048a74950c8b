import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import type { Message } from '@hearth/core/message/contract.ts'
import { trpc } from '../../../trpc.ts'
import { withMessage } from '../../message/pages.ts'
import { useThreadOf } from '../../message/useThread.ts'

/** What was written with a seeker about a home, the newest page first loaded. The live connection keeps it true. */
export function useAgentThread({ propertyId, email }: AgentConversation) {
  const { messages } = trpc.useUtils().agent
  const query = trpc.agent.messages.thread.useInfiniteQuery(
    { propertyId, email },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  const thread = useThreadOf(query)

  /** Shows what has just been stored, before it is asked for anew. */
  const add = (message: Message) => {
    messages.thread.setInfiniteData(
      { propertyId, email },
      (data) => data && { ...data, pages: withMessage(data.pages, message) },
    )
    void messages.invalidate()
  }
  return { ...thread, add }
}
