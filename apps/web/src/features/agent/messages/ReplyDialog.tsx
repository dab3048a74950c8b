import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import { leadsNowhere } from '@hearth/core/message/formerMember.ts'
import { Link } from '@tanstack/react-router'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import { Composer } from '../../message/Composer.tsx'
import { Thread } from '../../message/Thread.tsx'
import classes from './ReplyDialog.module.css'
import { useAgentMarkRead } from './useAgentMarkRead.ts'
import { useAgentThread } from './useAgentThread.ts'
import { useReplying } from './useReplying.ts'

interface Props {
  conversation: AgentConversation
  isOpen: boolean
  onClose(): void
  onClosed(): void
}

/** A conversation with a seeker about a home, and where the agent answers. */
export function ReplyDialog({ conversation, isOpen, onClose, onClosed }: Props) {
  const { propertyId, title, image } = conversation
  return (
    <HomeDialog
      title="Reply to Message"
      home={{ title, image: image ?? undefined }}
      line={
        <Link to="/property/$id" params={{ id: String(propertyId) }} className={classes.property}>
          View Property
        </Link>
      }
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Conversation conversation={conversation} />
    </HomeDialog>
  )
}

function Conversation({ conversation }: { conversation: AgentConversation }) {
  const { name, email, phone, unread, hasAccount } = conversation
  const thread = useAgentThread(conversation)
  const mark = useAgentMarkRead(conversation)
  const writing = useReplying(conversation, thread.add)
  const isGone = leadsNowhere(email)
  return (
    <div className={classes.conversation}>
      <p className={classes.who}>
        <strong>{name}</strong>
        {!isGone && <a href={`mailto:${email}`}>{email}</a>}
        {phone !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
      <Thread thread={thread} own="agent" other={name} unread={unread} mark={mark} />
      {isGone ? (
        <p className={classes.gone}>This account was deleted. Nobody would read a reply.</p>
      ) : (
        <>
          {!hasAccount && <p className={classes.guest}>Your reply goes to {name} by email.</p>}
          <Composer writing={writing} label="Your reply" />
        </>
      )}
    </div>
  )
}
