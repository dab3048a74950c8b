import { notifications } from '@mantine/notifications'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { logWarning } from '../../log.ts'
import { type SavedProperties, SavedPropertiesContext } from './SavedPropertiesContext.ts'
import { readSaved, SAVED_KEY, writeSaved } from './savedStorage.ts'
import { type SavedProperty, snapshotOf } from './snapshot.ts'

/** Keeps the visitor's saved homes in this browser, the same in all of its tabs. */
export function SavedPropertiesProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState(readSaved)
  const lastNotice = useRef<string>(undefined)
  useOtherTabs(setSaved)

  const change = useCallback(
    (notice: string, changed: (list: SavedProperty[]) => SavedProperty[]) => {
      // Read again: another tab may have changed the list and its event not arrived yet.
      const next = changed(readSaved())
      if (!tryToWrite(next)) return
      setSaved(next)
      // One notice at a time: whoever saves five homes in a row need not wait for five to go.
      if (lastNotice.current !== undefined) notifications.hide(lastNotice.current)
      lastNotice.current = notifications.show({ message: notice })
    },
    [],
  )

  const value = useMemo<SavedProperties>(() => {
    const isSaved = (id: number) => saved.some((home) => home.id === id)
    const remove = (id: number) =>
      change('Property removed from saved list', (list) => list.filter((home) => home.id !== id))
    return {
      saved,
      isSaved,
      remove,
      toggle: (home) => {
        if (isSaved(home.id)) return remove(home.id)
        change('Property saved to your list', (list) => [
          ...list.filter(({ id }) => id !== home.id),
          snapshotOf(home),
        ])
      },
    }
  }, [saved, change])

  return <SavedPropertiesContext value={value}>{children}</SavedPropertiesContext>
}

function useOtherTabs(onChange: (saved: SavedProperty[]) => void) {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // No key: another tab emptied the whole storage.
      if (event.key === SAVED_KEY || event.key === null) onChange(readSaved())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [onChange])
}

function tryToWrite(saved: readonly SavedProperty[]): boolean {
  try {
    writeSaved(saved)
    return true
  } catch (error) {
    logWarning('The saved properties could not be stored', error)
    notifications.show({
      color: 'ember',
      title: 'Your saved list could not be changed',
      message: 'Your browser’s storage is full or switched off for this site.',
    })
    return false
  }
}
