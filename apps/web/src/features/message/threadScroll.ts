import type { Message, MessageSide } from '@hearth/core/message/contract.ts'

/** What becomes of the place in a thread when other messages are shown. */
export type Move = 'toFoot' | 'offerNew' | 'keepPlace' | 'stay'

type Messages = readonly Pick<Message, 'id' | 'from'>[]

/**
 * A thread opens at its foot. What one wrote, and what comes while one is at the foot, is followed;
 * else it is offered. What is added at the head leaves the eye where it is.
 */
export function moveFor(
  before: Messages | undefined,
  after: Messages,
  wasAtFoot: boolean,
  own: MessageSide,
): Move {
  if (before === undefined) return 'toFoot'
  const newest = after.at(-1)
  if (newest && newest.id !== before.at(-1)?.id) {
    return wasAtFoot || newest.from === own ? 'toFoot' : 'offerNew'
  }
  return after[0]?.id === before[0]?.id ? 'stay' : 'keepPlace'
}
