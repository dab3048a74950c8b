import type { Message, MessageSide } from '@hearth/core/message/contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'

interface Props {
  messages: readonly Message[]
  /** The side of whoever reads. */
  own: MessageSide
  /** Who the other side is. */
  other: string
}

/** Tells those who do not see it what came after the conversation was opened. */
export function Arrivals({ messages, own, other }: Props) {
  const newest = messages.at(-1)
  const [openedWith] = useState(newest?.id)
  const hasArrived = newest !== undefined && newest.id !== openedWith
  return (
    <VisuallyHidden aria-live="polite">{hasArrived && inWords(newest, own, other)}</VisuallyHidden>
  )
}

const inWords = ({ from, text }: Message, own: MessageSide, other: string) =>
  from === own ? 'Message sent' : `New message from ${other}: ${text}`
