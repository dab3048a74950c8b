import type { Finding } from '@hearth/core/property/advertising/findings.ts'
import type { ListingField } from '@hearth/core/property/listingContract.ts'
import type { UseFormReturnType } from '@mantine/form'
import { createContext, useContext } from 'react'
import type { FoundPlace } from './usePosition.ts'
import type { ListingValues } from './values.ts'

/** What every field of the property form knows. */
export interface ListingFormState {
  form: UseFormReturnType<ListingValues>
  /** What the law says, as far as it is to be shown by now. */
  findings: readonly Finding[]
  /** Where the address is. */
  place: FoundPlace
  /** A field says whether files are on their way to it. */
  setUploading(field: ListingField, isUploading: boolean): void
}

export const ListingFormContext = createContext<ListingFormState | null>(null)

/** Throws outside the property form. */
export function useListingFormState(): ListingFormState {
  const state = useContext(ListingFormContext)
  if (state === null) throw new Error('useListingFormState must be used within a property form')
  return state
}
