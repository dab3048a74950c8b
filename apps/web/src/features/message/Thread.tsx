import type { MessageSide } from '@hearth/core/message/contract.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Arrivals } from './Arrivals.tsx'
import { BubblesSkeleton } from './BubblesSkeleton.tsx'
import { EarlierMessages } from './EarlierMessages.tsx'
import { MessageDays } from './MessageDays.tsx'
import classes from './Thread.module.css'
import type { ThreadState } from './useThread.ts'
import { useThreadScroll } from './useThreadScroll.ts'
import { useWhenSeen } from './useWhenSeen.ts'

/** A region that scrolls has to be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 }

interface Props {
  thread: ThreadState
  /** The side of whoever reads. */
  own: MessageSide
  /** Who the other side is. */
  other: string
  /** How many of the other side's messages are not read yet. */
  unread: number
  /** Marks what was written up to a message as read. */
  mark: (upTo: number) => void
}

/** What was written, the newest at the foot and in view. Only this part scrolls, never the page. */
export function Thread({ thread, own, other, unread, mark }: Props) {
  const { messages } = thread
  const scroll = useThreadScroll(messages, own)
  useWhenSeen(unread, messages?.at(-1)?.id, scroll.isAtFoot, mark)
  return (
    <div className={classes.frame}>
      <section ref={scroll.frame} className={classes.scroller} aria-label="Messages" {...SCROLLS}>
        <div ref={scroll.content} className={classes.content}>
          {messages ? (
            <>
              <EarlierMessages thread={thread} backTo={scroll.frame} />
              <MessageDays messages={messages} own={own} other={other} />
            </>
          ) : (
            <Waiting thread={thread} />
          )}
        </div>
      </section>
      {scroll.hasNew && (
        <Button
          className={classes.newest}
          size="sm"
          leftSection={<IconArrowDown size={16} stroke={1.8} aria-hidden />}
          onClick={scroll.toFoot}
        >
          New message
        </Button>
      )}
      {messages && <Arrivals messages={messages} own={own} other={other} />}
    </div>
  )
}

function Waiting({ thread: { hasFailed, retry } }: { thread: ThreadState }) {
  if (hasFailed) {
    return (
      <ErrorCard
        title="This conversation could not be loaded"
        text="Please try again in a moment. Nothing of it is lost."
        onRetry={retry}
      />
    )
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading the conversation</VisuallyHidden>
      <BubblesSkeleton />
    </div>
  )
}
