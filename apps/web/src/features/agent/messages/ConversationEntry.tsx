import type { AgentConversation } from '@hearth/core/message/agentContract.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../../ui/Picture.tsx'
import { messagesInWords } from '../../message/counts.ts'
import { shortWhen } from '../../message/messageTimes.ts'
import classes from './ConversationEntry.module.css'

interface Props {
  conversation: AgentConversation
  onReply: () => void
}

/** Who wrote about which home, what was said last, and the way to answer it. */
export function ConversationEntry({ conversation, onReply }: Props) {
  const { propertyId, title, address, image, name, email, count, unread } = conversation
  const { lastFrom, lastText, lastAt } = conversation
  return (
    <article className={classes.entry} data-unread={unread > 0 || undefined}>
      <Picture src={image ?? undefined} alt="" className={classes.picture} />
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 className={classes.name}>{name}</h2>
          {unread > 0 && <span className={classes.unread}>{unread} unread</span>}
          <time className={classes.when} dateTime={lastAt}>
            {shortWhen(lastAt, new Date())}
          </time>
        </div>
        <p className={classes.last}>
          {lastFrom === 'agent' && 'You: '}
          {lastText}
        </p>
        <p className={classes.about}>
          <Link
            to="/agent/dashboard"
            search={{ tab: 'messages', home: propertyId }}
            resetScroll={false}
            title="Show the messages about this home alone"
          >
            {title}
          </Link>
          <span>{address}</span>
        </p>
        <p className={classes.facts}>
          {email} · {messagesInWords(count)}
        </p>
      </div>
      <Button
        className={classes.reply}
        variant={unread > 0 ? 'filled' : 'default'}
        leftSection={<IconArrowBackUp size={18} stroke={1.6} aria-hidden />}
        onClick={onReply}
      >
        Reply
        <VisuallyHidden> to {name}</VisuallyHidden>
      </Button>
    </article>
  )
}
