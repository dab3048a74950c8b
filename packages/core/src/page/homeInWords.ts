import type { PropertyForm, PropertyType } from '../property/contract.ts'
import { FORM_LABELS, TYPE_LABELS } from '../property/wording.ts'

interface Home {
  propertyType: PropertyType
  propertyForm: PropertyForm | null
  beds: number
}

/** Forms that are said of a house and are no noun by themselves. */
const OF_HOUSES: ReadonlySet<PropertyForm> = new Set([
  'detached',
  'semi-detached',
  'terraced',
  'end-terrace',
])

/** What kind of home it is, in the middle of a sentence: "2 bedroom flat", "semi-detached house", "land". */
export function homeInWords({ propertyType, propertyForm, beds }: Home): string {
  const kind = kindInWords(propertyType, propertyForm)
  return beds > 0 ? `${beds} bedroom ${kind}` : kind
}

function kindInWords(type: PropertyType, form: PropertyForm | null): string {
  if (type === 'commercial') return 'commercial property'
  if (form === null || type === 'land') return TYPE_LABELS[type].toLowerCase()
  const label = FORM_LABELS[form].toLowerCase()
  if (type === 'bungalow') return `${label} bungalow`
  return OF_HOUSES.has(form) ? `${label} house` : label
}
