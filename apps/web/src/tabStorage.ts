import type { z } from 'zod'
import { logWarning } from './log.ts'

/** What is kept for as long as the browser tab lives: the conversation, its words, what was typed. */
type TabKey =
  | 'hearth.chat'
  | 'hearth.said'
  | 'hearth.draft'
  | 'hearth.saveSearch'
  | `hearth.contact.${number}`
  | `hearth.viewing.${number}`
  | `hearth.reschedule.${number}`
  | `hearth.notes.${number}`
  | `hearth.message.${number}.${number}`

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
