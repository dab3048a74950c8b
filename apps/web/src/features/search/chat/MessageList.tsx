import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './MessageList.module.css'
import type { ChatMessage } from './messages.ts'

/** A region that scrolls has to be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 }

interface Props {
  messages: readonly ChatMessage[]
  isProcessing: boolean
}

/** The messages, the latest in view. Only this list scrolls, never the page. */
export function MessageList({ messages, isProcessing }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const shown = messages.length + (isProcessing ? 1 : 0)

  useEffect(() => {
    if (shown > 1 && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [shown])

  return (
    <div
      ref={list}
      className={classes.list}
      data-private
      role="log"
      aria-label="Conversation"
      {...SCROLLS}
    >
      {messages.map((message) => (
        <p key={message.id} className={classes.message} data-sender={message.sender}>
          <VisuallyHidden>{message.sender === 'user' ? 'You: ' : 'Hearth: '}</VisuallyHidden>
          {message.text}
        </p>
      ))}
      {isProcessing && (
        <p className={classes.message} data-sender="assistant">
          <VisuallyHidden>Hearth is reading your message</VisuallyHidden>
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  )
}
