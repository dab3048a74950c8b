import { createContext } from 'react'
import type { Saveable, SavedProperty } from './snapshot.ts'

export interface SavedProperties {
  /** Newest last. */
  saved: readonly SavedProperty[]
  isSaved: (id: number) => boolean
  /** Saves a home or removes it, and tells so. */
  toggle: (home: Saveable) => void
  remove: (id: number) => void
}

export const SavedPropertiesContext = createContext<SavedProperties | null>(null)
