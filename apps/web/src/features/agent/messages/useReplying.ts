import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import type { Message } from '@hearth/core/message/contract.ts'
import { trpc } from '../../../trpc.ts'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'
import { useAuth } from '../../account/useAuth.ts'
import { useSending } from '../../message/useSending.ts'

/** What an agent answers somebody who wrote about a home. */
export function useReplying(conversation: AgentConversation, onSent: (message: Message) => void) {
  const { propertyId, email, name, hasAccount } = conversation
  const { me } = useAuth()
  // Without a network it fails at once and says so, instead of waiting for one unseen.
  const { mutateAsync } = trpc.agent.messages.reply.useMutation({ networkMode: 'always' })
  return useSending({
    place: { userId: me?.id ?? 0, propertyId, email },
    store: (named) => mutateAsync({ propertyId, email, ...named }),
    onSent: (message) => {
      onSent(message)
      const where = hasAccount ? 'among their messages' : 'in their email'
      sayDone('Reply sent successfully', `${name} finds it ${where}.`)
    },
    onFailed: ({ text }) => sayWrong('Failed to send reply. Please try again.', text),
  })
}
