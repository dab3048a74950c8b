import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { z } from 'zod'
import { logWarning } from '../../../log.ts'
import { type ListingValues, valuesOf } from './values.ts'

/** What was typed about a home and not saved, in this browser. */
export interface KeptWork {
  /** When it was last typed at: an ISO instant. */
  at: string
  /** The version that it was typed over; null for a new home. */
  version: string | null
  values: ListingValues
}

/** Work belongs to a person and a home: nobody else who signs in here is offered it. */
export interface KeptWorkKey {
  userId: number
  /** Null: a new home. */
  propertyId: number | null
}

const nameOf = ({ userId, propertyId }: KeptWorkKey) =>
  `hearth.listing.${userId}.${propertyId ?? 'new'}`

const EMPTY: Readonly<Record<string, unknown>> = valuesOf(NEW_LISTING)
/** A field that another version of the page kept otherwise is begun again. */
const isUsable = (field: string, value: unknown) => {
  if (field === 'position') return value === null || typeof value === 'object'
  if (Array.isArray(EMPTY[field])) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  }
  return field in EMPTY && ['string', 'number'].includes(typeof value)
}

const keptSchema = z.object({
  at: z.iso.datetime(),
  version: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
})

/** One for each time that the page was left and what it offered was not answered. */
const MOST_KEPT = 5

/** The latest first. Empty when nothing usable is kept, and where the browser forbids its storage. */
export function readKeptWork(key: KeptWorkKey): KeptWork[] {
  try {
    const stored = localStorage.getItem(nameOf(key))
    const kept: unknown = stored === null ? [] : JSON.parse(stored)
    // Another version of the page kept one alone.
    return [kept].flat().flatMap(usableWork)
  } catch (error) {
    logWarning('unsaved work could not be read', error)
    return []
  }
}

function usableWork(stored: unknown): KeptWork[] {
  const kept = keptSchema.safeParse(stored).data
  if (!kept) return []
  const usable = Object.entries(kept.values).filter(([field, value]) => isUsable(field, value))
  const values = { ...valuesOf(NEW_LISTING), ...Object.fromEntries(usable) } as ListingValues
  return [{ ...kept, values }]
}

/** Keeps these and no others, the latest first; what cannot be kept is there until the page is left. */
export function keepWork(key: KeptWorkKey, works: readonly KeptWork[]): void {
  try {
    if (works.length === 0) localStorage.removeItem(nameOf(key))
    else localStorage.setItem(nameOf(key), JSON.stringify(works.slice(0, MOST_KEPT)))
  } catch (error) {
    logWarning('unsaved work could not be kept', error)
  }
}
