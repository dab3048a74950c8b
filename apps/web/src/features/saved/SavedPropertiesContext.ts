import { createContext } from 'react'
import type { ShownHome } from './shownHome.ts'
import type { Saveable } from './snapshot.ts'

export interface SavedProperties {
  /** Newest last. */
  saved: readonly ShownHome[]
  /** Whether all of them are here: those of an account come from the server. */
  state: 'loading' | 'ready' | 'failed'
  isSaved: (id: number) => boolean
  /** Saves a home or removes it, and tells so once it is stored. */
  toggle: (home: Saveable) => void
  remove: (id: number) => void
  /** Asks the server once more. */
  retry: () => void
  /** A visitor has saved a home for the first time, and is told once how to keep it. */
  isOfferDue: boolean
  endOffer: () => void
}

export const SavedPropertiesContext = createContext<SavedProperties | null>(null)
