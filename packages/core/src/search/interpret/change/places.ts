import type { AmenityType } from '../../../amenity/contract.ts'
import { type Draft, forget, misunderstand, splitParts, understand } from './state.ts'

const LONGEST_LOCATION = 300

/** The first place of a message replaces the earlier ones unless it is added to them. False: no room. */
export function addPlace(draft: Draft, label: string, isAdded: boolean, words: string): boolean {
  if (!draft.touched.has('location') && !isAdded) forget(draft, 'location')
  const parts = splitParts(draft.criteria.location)
  const joined = parts.includes(label) ? parts.join('; ') : [...parts, label].join('; ')
  if (joined.length > LONGEST_LOCATION) return false
  draft.criteria.location = joined
  understand(draft, 'location', label, words)
  return true
}

const nameOf = (label: string) => label.split(',')[0]?.toLowerCase()

/** False when the place was not among those asked for. */
export function removePlace(draft: Draft, label: string): boolean {
  const parts = splitParts(draft.criteria.location)
  const remaining = parts.filter((part) => nameOf(part) !== nameOf(label))
  if (remaining.length === parts.length) return false
  for (const part of parts) if (!remaining.includes(part)) misunderstand(draft, 'location', part)
  if (remaining.length > 0) draft.criteria.location = remaining.join('; ')
  else {
    forget(draft, 'location')
    forget(draft, 'radius')
  }
  return true
}

export function addAmenity(draft: Draft, amenity: AmenityType, words: string) {
  const parts = splitParts(draft.criteria.nearAmenity)
  if (!parts.includes(amenity)) draft.criteria.nearAmenity = [...parts, amenity].join('; ')
  understand(draft, 'nearAmenity', amenity, words)
}

export function removeAmenity(draft: Draft, amenity: AmenityType) {
  const remaining = splitParts(draft.criteria.nearAmenity).filter((part) => part !== amenity)
  if (remaining.length > 0) draft.criteria.nearAmenity = remaining.join('; ')
  else forget(draft, 'nearAmenity')
  misunderstand(draft, 'nearAmenity', amenity)
}
