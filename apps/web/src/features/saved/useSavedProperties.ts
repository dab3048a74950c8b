import { useContext } from 'react'
import { type SavedProperties, SavedPropertiesContext } from './SavedPropertiesContext.ts'

/** The visitor's saved homes. Throws outside a SavedPropertiesProvider. */
export function useSavedProperties(): SavedProperties {
  const context = useContext(SavedPropertiesContext)
  if (context === null) {
    throw new Error('useSavedProperties must be used within a SavedPropertiesProvider')
  }
  return context
}
