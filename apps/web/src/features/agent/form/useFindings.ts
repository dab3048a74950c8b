import { advertisingFindings, type Finding } from '@hearth/core/property/advertising/findings.ts'
import type { ListingField } from '@hearth/core/property/listingContract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { type ListingValues, listingOf } from './values.ts'

const PAUSE_MS = 350

/** What the law says about the fields as they are now. */
export const findingsNow = (values: ListingValues) =>
  advertisingFindings(listingOf(values), londonDay(new Date()))

/**
 * What the law says, once somebody pauses in typing. A fact that is merely missing is not held against a
 * form that is still being filled in: warnings wait until their field was visited.
 */
export function useFindings(
  values: ListingValues,
  isShown: (field: ListingField) => boolean,
): Finding[] {
  const [settled] = useDebouncedValue(values, PAUSE_MS)
  const findings = useMemo(() => findingsNow(settled), [settled])
  return findings.filter(({ severity, field }) =>
    severity === 'refusal' ? field !== 'price' || isShown(field) : isShown(field),
  )
}
