import type { Message } from '@hearth/core/message/contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'

interface Props {
  messages: readonly Message[]
  agent: string
}

/** Tells those who do not see it what came after the conversation was opened. */
export function Arrivals({ messages, agent }: Props) {
  const newest = messages.at(-1)
  const [openedWith] = useState(newest?.id)
  const hasArrived = newest !== undefined && newest.id !== openedWith
  return <VisuallyHidden aria-live="polite">{hasArrived && inWords(newest, agent)}</VisuallyHidden>
}

const inWords = ({ from, text }: Message, agent: string) =>
  from === 'seeker' ? 'Message sent' : `New message from ${agent}: ${text}`
