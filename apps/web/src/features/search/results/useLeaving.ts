import { useReducedMotion } from '@mantine/hooks'
import { useState } from 'react'

interface Keyed {
  key: string
}
interface Shown<Entry> {
  entry: Entry
  /** It is gone and only fades from view. */
  isLeaving: boolean
}

/** The entries, and behind what they stood behind: those that were shown and are gone. */
function withLeaving<Entry extends Keyed>(
  shown: readonly Shown<Entry>[],
  entries: readonly Entry[],
): Shown<Entry>[] {
  const staying = new Set(entries.map(({ key }) => key))
  const next: Shown<Entry>[] = entries.map((entry) => ({ entry, isLeaving: false }))
  shown.forEach(({ entry }, place) => {
    if (staying.has(entry.key)) return
    const before = shown[place - 1]?.entry.key
    next.splice(next.findIndex((other) => other.entry.key === before) + 1, 0, {
      entry,
      isLeaving: true,
    })
  })
  return next
}

/**
 * Keeps entries that have left a list in view until their motion is over; without delay for people who
 * prefer less motion. `entries` has to be the same list for as long as nothing has changed.
 */
export function useLeaving<Entry extends Keyed>(entries: readonly Entry[]) {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const [known, setKnown] = useState(entries)
  const [shown, setShown] = useState(() => withLeaving([], entries))
  if (known !== entries) {
    setKnown(entries)
    setShown(withLeaving(isStill ? [] : shown, entries))
  }

  const hasLeft = (key: string) =>
    setShown((now) => now.filter(({ entry, isLeaving }) => !isLeaving || entry.key !== key))
  return { shown, hasLeft }
}
