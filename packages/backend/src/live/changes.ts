import { EventEmitter, on } from 'node:events'
import type { UserId } from '@hearth/core/account/ids.ts'
import { CHANGES_CHANNEL, changeSchema, type LiveEvent } from '@hearth/core/live/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { Log } from '../log.ts'

/** What is changed in the database, by whichever server, as it happens. */
export interface Changes {
  /** What concerns somebody, from `ready` on, until the signal or the end of the process. */
  follow(userId: UserId, signal: AbortSignal): AsyncIterable<LiveEvent>
  /** Ends all who follow. Those who come later end at once. */
  end(): void
}

const READY: LiveEvent = { kind: 'ready' }
const END = 'end'
/** The name of what is told to a person. An emitter has other names of its own. */
const PERSON = 'person '
const nameOf = (userId: number) => `${PERSON}${userId}`

/** For processes in which nobody follows anything. */
export const NO_CHANGES: Changes = { follow: nothing, end: () => undefined }

/**
 * Listens to PostgreSQL by one connection for all who follow. A lost connection is made anew, and all
 * are told `ready` again, because nobody knows what they missed. It ends with the database's own.
 */
export function listenForChanges({ sql }: Database, log: Log): Changes {
  const told = new EventEmitter().setMaxListeners(0)
  let isListening = false
  let hasEnded = false

  const tell = (payload: string) => {
    const { data: change, error } = changeSchema.safeParse(JSON.parse(payload))
    if (!change) return log.error({ err: error }, 'a change could not be read')
    const event: LiveEvent = { kind: change.about, propertyId: change.propertyId }
    for (const id of new Set([change.userId, change.agentUserId])) {
      if (id !== null) told.emit(nameOf(id), event)
    }
  }
  const tellReady = () => {
    isListening = true
    for (const name of told.eventNames()) {
      if (String(name).startsWith(PERSON)) told.emit(name, READY)
    }
  }
  sql.listen(CHANGES_CHANNEL, tell, tellReady).catch((err: unknown) => {
    if (!hasEnded) log.warn({ err }, 'changes cannot be listened to yet')
  })

  return {
    follow: (userId, signal) =>
      hasEnded ? nothing() : followed(told, nameOf(userId), signal, isListening),
    end: () => {
      hasEnded = true
      told.emit(END)
    },
  }
}

async function* nothing() {}

async function* followed(
  told: EventEmitter,
  name: string,
  signal: AbortSignal,
  isListening: boolean,
): AsyncGenerator<LiveEvent, void> {
  if (signal.aborted) return
  // From here on nothing is missed; only then is it said.
  const events = on(told, name, { signal, close: [END] })
  try {
    if (isListening) yield READY
    for await (const [event] of events) yield event as LiveEvent
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await events.return?.()
  }
}
