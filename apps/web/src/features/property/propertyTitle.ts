import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { addressLines } from './addressLines.ts'

const OUTCODE = /\s+[A-Z]{1,2}\d[A-Z\d]?$/i

/** A home in the tab of a browser: its title and the place it is in, without the street once more. */
export function propertyTitle({ title, address }: { title: string; address: string }): string {
  const name = title || PROPERTY_DEFAULTS.title
  const lines = addressLines(address)
  const [place = ''] = (lines[1] ?? lines[0] ?? '').split(', ')
  const placeName = place.replace(OUTCODE, '').trim()
  return placeName === '' || name.includes(placeName) ? name : `${name}, ${placeName}`
}
