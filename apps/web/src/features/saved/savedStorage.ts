import { logWarning } from '../../log.ts'
import { type SavedProperty, snapshotSchema } from './snapshot.ts'

export const SAVED_KEY = 'savedProperties'

/** The stored list, newest last. What cannot be read is logged and left out. */
export function readSaved(): SavedProperty[] {
  const entries = storedEntries()
  if (!Array.isArray(entries)) {
    logWarning('The saved properties are no list and were ignored')
    return []
  }
  return entries.flatMap((entry: unknown) => {
    const parsed = snapshotSchema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    logWarning('A saved property could not be read and was ignored', parsed.error.issues)
    return []
  })
}

function storedEntries(): unknown {
  try {
    // Even naming localStorage throws where the browser forbids it.
    return JSON.parse(localStorage.getItem(SAVED_KEY) ?? '[]')
  } catch (error) {
    logWarning('The saved properties could not be read and were ignored', error)
    return []
  }
}

/** Keeps the list. Throws what the browser throws when its storage is full or forbidden. */
export function writeSaved(saved: readonly SavedProperty[]): void {
  localStorage.setItem(SAVED_KEY, JSON.stringify(saved))
}
