import type { z } from 'zod'
import { logWarning } from './log.ts'

/** Before the name of everything that is kept here. */
const PREFIX = 'hearth.'

/** What is kept for as long as the browser tab lives: the conversation, its words, what was typed. */
type TabKey =
  | 'hearth.owner'
  | 'hearth.chat'
  | 'hearth.said'
  | 'hearth.draft'
  | 'hearth.saveSearch'
  | 'hearth.phone'
  | `hearth.contact.${number}`
  | `hearth.viewing.${number}`
  | `hearth.reschedule.${number}`
  | `hearth.notes.${number}`
  | `hearth.decline.${number}`
  | `hearth.viewingMessage.${number}`
  | `hearth.message.${number}.${number}`
  | `hearth.reply.${number}.${number}.${string}`

/** What holds the same in memory empties itself with the storage. */
const forgetters = new Set<() => void>()

/** Undefined when nothing of this shape is kept, and where the browser forbids its storage. */
export function readFromTab<Value>(key: TabKey, schema: z.ZodType<Value>): Value | undefined {
  try {
    // Even naming sessionStorage throws where it is forbidden.
    const stored = sessionStorage.getItem(key)
    // What another version or a hand has written is cheap to begin again.
    return stored === null ? undefined : schema.safeParse(JSON.parse(stored)).data
  } catch (error) {
    logWarning(`${key} could not be read`, error)
    return undefined
  }
}

/** What cannot be kept is lost with a reload, and works until then. */
export function keepInTab(key: TabKey, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    logWarning(`${key} could not be kept`, error)
  }
}

/** Keeps nothing under this name any more. */
export function forgetInTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    logWarning(`${key} could not be forgotten`, error)
  }
}

/** Has something called whenever all is forgotten. */
export function whenAllIsForgotten(forget: () => void): void {
  forgetters.add(forget)
}

/** Everything that a tab keeps is somebody's own: nothing of it is left for the next person. */
export function forgetAllInTab(): void {
  for (const forget of forgetters) forget()
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of ours) sessionStorage.removeItem(key)
  } catch (error) {
    logWarning('What the tab keeps could not be forgotten', error)
  }
}
