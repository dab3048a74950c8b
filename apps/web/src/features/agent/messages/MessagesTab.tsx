import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AgentConversations } from './AgentConversations.tsx'
import { MessagesFilters } from './MessagesFilters.tsx'
import { messagesFilter } from './messagesFilter.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useAgentConversations } from './useAgentConversations.ts'

const dashboard = getRouteApi('/agent/dashboard')

/** What seekers write about a company's homes, and where it is answered. */
export function MessagesTab() {
  // An address may hold more than was read of it.
  const filter = messagesFilter(dashboard.useSearch())
  const list = useAgentConversations(filter)
  const [answered, setAnswered] = useState<AgentConversation>()
  const [isOpen, setOpen] = useState(false)
  const reply = (conversation: AgentConversation) => {
    setAnswered(conversation)
    setOpen(true)
  }
  // As it stands now: what came since it was opened is unread.
  const current = list.conversations?.find((each) => answered && isSame(each, answered)) ?? answered
  return (
    <>
      <MessagesFilters filter={filter} list={list} />
      <AgentConversations filter={filter} list={list} onReply={reply} />
      {current && (
        <ReplyDialog
          key={keyOf(current)}
          conversation={current}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setAnswered(undefined)}
        />
      )}
    </>
  )
}

const keyOf = ({ propertyId, email }: AgentConversation) => `${propertyId} ${email}`
const isSame = (one: AgentConversation, other: AgentConversation) => keyOf(one) === keyOf(other)
