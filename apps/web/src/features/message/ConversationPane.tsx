import type { Conversation } from '@hearth/core/message/contract.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Composer } from './Composer.tsx'
import classes from './ConversationPane.module.css'
import { Thread } from './Thread.tsx'
import { useMarkRead } from './useMarkRead.ts'
import { useThread } from './useThread.ts'
import { useWriting } from './useWriting.ts'

/** One conversation: about which home and with whom, what was written, and where to write. */
export function ConversationPane({ conversation }: { conversation: Conversation }) {
  const { propertyId, title, unread, agentCompany } = conversation
  const thread = useThread(propertyId)
  const mark = useMarkRead(propertyId)
  const writing = useWriting(propertyId, thread.add)
  return (
    <>
      <Link to="/messages" className={classes.back} data-leads-back data-screen-only>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden />
        All conversations
      </Link>
      <section className={classes.pane} aria-labelledby="conversation-title">
        <header className={classes.head}>
          <h2 id="conversation-title" className={classes.title}>
            {title}
          </h2>
          <ButtonLink to="/property/$id" params={{ id: String(propertyId) }} variant="default">
            View Property
          </ButtonLink>
          <WithWhom conversation={conversation} />
        </header>
        <Thread
          thread={thread}
          own="seeker"
          other={agentCompany ?? 'Agent'}
          unread={unread}
          mark={mark}
        />
        <Composer writing={writing} label="Your message" />
      </section>
    </>
  )
}

function WithWhom({ conversation: { agentCompany, agentEmail } }: { conversation: Conversation }) {
  return (
    <p className={classes.agent}>
      {agentCompany && <span>{agentCompany}</span>}
      {agentEmail && <a href={`mailto:${agentEmail}`}>{agentEmail}</a>}
    </p>
  )
}
