import { useCallback, useEffect, useState } from 'react'
import { logWarning } from '../../log.ts'
import { sayNotChanged } from './savedNotice.ts'
import { readSaved, SAVED_KEY, writeSaved } from './savedStorage.ts'
import type { SavedProperty } from './snapshot.ts'

const FULL = 'Your browser’s storage is full or switched off for this site.'

/** The homes that this browser keeps, the same in all of its tabs. Newest last. */
export function useLocalSaved() {
  const [saved, setSaved] = useState(readSaved)

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // No key: another tab emptied the whole storage.
      if (event.key === SAVED_KEY || event.key === null) setSaved(readSaved())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  /** Answers whether the changed list is stored; otherwise it has been said why not. */
  const change = useCallback((changed: (list: SavedProperty[]) => SavedProperty[]): boolean => {
    // Read again: another tab may have changed the list and its event not arrived yet.
    const next = changed(readSaved())
    try {
      writeSaved(next)
    } catch (error) {
      logWarning('The saved properties could not be stored', error)
      sayNotChanged(FULL)
      return false
    }
    setSaved(next)
    return true
  }, [])

  return { saved, change }
}
export type LocalSaved = ReturnType<typeof useLocalSaved>
