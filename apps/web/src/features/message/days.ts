import type { Message } from '@hearth/core/message/contract.ts'
import { dayOf } from './messageTimes.ts'

/** What was written on one day in London. */
export interface Day {
  /** yyyy-MM-dd */
  day: string
  messages: readonly [Message, ...Message[]]
}

/** Messages in their order, by the day in London on which they were written. */
export function byDay(messages: readonly Message[]): Day[] {
  const days: Day[] = []
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.messages = [...last.messages, message]
    else days.push({ day, messages: [message] })
  }
  return days
}
