import { type Answer, type Choice, readChoice } from '@hearth/core/analytics/choice.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { CHOICE_KEY, storeChoice, storedChoice } from './choiceStorage.ts'

const listeners = new Set<() => void>()
const tellHere = () => {
  for (const listener of listeners) listener()
}

/** The browser tells the other tabs by itself, and the one that stores nothing. */
function subscribe(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === CHOICE_KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** What this browser has chosen, in all of its tabs; `store` is false when it could not be kept. */
export function useStoredChoice(): {
  choice: Choice | null
  store(answer: Answer): boolean
} {
  const text = useSyncExternalStore(subscribe, storedChoice)
  const choice = useMemo(() => readChoice(text, new Date()), [text])
  const store = useCallback((answer: Answer) => {
    const isStored = storeChoice(answer, new Date())
    tellHere()
    return isStored
  }, [])
  return { choice, store }
}
