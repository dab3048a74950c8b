import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import { useCallback } from 'react'
import { trpc } from '../../../trpc.ts'
import { MARKED_IN_THE_END } from '../../message/useMarkRead.ts'

/** Marks what a seeker wrote about a home as read. */
export function useAgentMarkRead({ propertyId, email }: AgentConversation) {
  const { agent, message } = trpc.useUtils()
  const { mutate } = trpc.agent.messages.markRead.useMutation({
    ...MARKED_IN_THE_END,
    onSuccess: () => {
      void agent.messages.list.invalidate()
      void message.unread.invalidate()
    },
  })
  return useCallback(
    (upTo: number) => mutate({ propertyId, email, upTo }),
    [mutate, propertyId, email],
  )
}
