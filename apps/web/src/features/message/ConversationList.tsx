import type { Conversation } from '@hearth/core/message/contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../ui/Picture.tsx'
import classes from './ConversationList.module.css'
import { messagesInWords } from './counts.ts'
import { shortWhen } from './messageTimes.ts'

interface Props {
  conversations: readonly Conversation[]
  chosen: Conversation | undefined
}

/** One entry for each home that was written about, the newest first. */
export function ConversationList({ conversations, chosen }: Props) {
  return (
    <nav aria-label="Conversations">
      <ul className={classes.list}>
        {conversations.map((conversation) => (
          <li key={conversation.propertyId}>
            <Entry conversation={conversation} isChosen={conversation === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ conversation, isChosen }: { conversation: Conversation; isChosen: boolean }) {
  const { propertyId, title, image, count, unread, lastText, lastFrom, lastAt } = conversation
  return (
    <Link
      to="/messages"
      search={{ property: propertyId }}
      className={classes.entry}
      data-conversation={propertyId}
      aria-current={isChosen ? 'page' : undefined}
    >
      <Picture src={image ?? undefined} alt="" className={classes.picture} sizes="72px" />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.last}>
          {lastFrom === 'seeker' && 'You: '}
          {lastText}
        </span>
        <span className={classes.facts}>
          <span>{messagesInWords(count)}</span>
          <span aria-hidden>·</span>
          <time dateTime={lastAt}>{shortWhen(lastAt, new Date())}</time>
          {unread > 0 && (
            <span className={classes.unread}>
              {unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
