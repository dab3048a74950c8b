import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import { refusalOf } from '../../../refusal.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PillarBox } from '../../../ui/PillarBox.tsx'
import { ShowMore } from '../../../ui/ShowMore.tsx'
import { AgentConversationsSkeleton } from './AgentConversationsSkeleton.tsx'
import { ConversationEntry } from './ConversationEntry.tsx'
import classes from './MessagesTab.module.css'
import type { MessagesFilter } from './messagesFilter.ts'
import type { useAgentConversations } from './useAgentConversations.ts'

interface Props {
  filter: MessagesFilter
  list: ReturnType<typeof useAgentConversations>
  onReply: (conversation: AgentConversation) => void
}

/** The conversations that were found, the newest first. What was loaded once stays, should loading it again fail. */
export function AgentConversations({ filter, list, onReply }: Props) {
  const { conversations, error, hasMore, isLoadingMore, total } = list
  if (!conversations) {
    if (!error) return <AgentConversationsSkeleton />
    return (
      <ErrorCard
        title="Failed to fetch dashboard data. Please try again."
        text={refusalOf(error).text}
        onRetry={list.retry}
      />
    )
  }
  if (conversations.length === 0) return <NoConversations filter={filter} />
  return (
    <>
      <ul className={classes.list} aria-label="Conversations">
        {conversations.map((conversation) => (
          <li key={`${conversation.propertyId} ${conversation.email}`}>
            <ConversationEntry conversation={conversation} onReply={() => onReply(conversation)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <ShowMore
          mt={28}
          size="md"
          count={{ shown: conversations.length, total }}
          isLoading={isLoadingMore}
          onMore={list.loadMore}
        />
      )}
    </>
  )
}

function NoConversations({ filter: { q, unread, home } }: { filter: MessagesFilter }) {
  if (q === undefined && !unread && home === undefined) {
    return (
      <EmptyState
        picture={<PillarBox />}
        title="No messages yet"
        text="When somebody writes to you about one of your homes, you read and answer it here."
      />
    )
  }
  return (
    <EmptyState
      title={q ? `Nothing found for “${q}”` : 'No messages here'}
      text={unread ? 'There is nothing unread among these.' : 'Try a name, or part of an address.'}
    >
      <ButtonLink to="/agent/dashboard" search={{ tab: 'messages' }} variant="default">
        Show all messages
      </ButtonLink>
    </EmptyState>
  )
}
