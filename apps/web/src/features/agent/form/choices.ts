import {
  COUNCIL_TAX_BANDS,
  EPC_EXEMPTIONS,
  EPC_RATINGS,
  FURNISHINGS,
  type ListingType,
  PRICE_QUALIFIERS,
  PROPERTY_TYPES,
  type PropertyForm,
  type PropertyStatus,
  type PropertyType,
  TENURES,
} from '@hearth/core/property/contract.ts'
import { PRICE_ON_APPLICATION, qualifierLabel } from '@hearth/core/property/price.ts'
import {
  EPC_EXEMPTION_LABELS,
  FORM_LABELS,
  FURNISHING_LABELS,
  STATUS_LABELS,
  TENURE_LABELS,
  TYPE_LABELS,
} from '@hearth/core/property/wording.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
}

const NOT_SAID: Choice<''> = { value: '', label: 'Not said' }
const choices = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: labels[value] }))

export const LISTING_TYPE_CHOICES: readonly Choice<ListingType>[] = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rent', label: 'To Rent' },
]
export const TYPE_CHOICES = choices(PROPERTY_TYPES, { ...TYPE_LABELS, flat: 'Flat/Apartment' })
export const QUALIFIER_CHOICES: Choice[] = [
  { value: '', label: 'None' },
  ...PRICE_QUALIFIERS.map((value) => ({
    value,
    label: qualifierLabel(value) ?? PRICE_ON_APPLICATION,
  })),
]
export const TENURE_CHOICES = [NOT_SAID, ...choices(TENURES, TENURE_LABELS)]
export const FURNISHING_CHOICES = [NOT_SAID, ...choices(FURNISHINGS, FURNISHING_LABELS)]
export const COUNCIL_TAX_CHOICES: Choice[] = [
  NOT_SAID,
  ...COUNCIL_TAX_BANDS.map((band) => ({ value: band, label: `Band ${band}` })),
]
export const EPC_CHOICES: Choice[] = [
  { value: '', label: 'No rating' },
  ...EPC_RATINGS.map((rating) => ({ value: rating, label: rating })),
]
export const EXEMPTION_CHOICES = [NOT_SAID, ...choices(EPC_EXEMPTIONS, EPC_EXEMPTION_LABELS)]

const HOUSES = ['detached', 'semi-detached', 'terraced', 'end-terrace'] as const
const FORMS: Readonly<Record<PropertyType, readonly PropertyForm[]>> = {
  house: [...HOUSES, 'mews', 'townhouse', 'cottage'],
  bungalow: HOUSES,
  flat: ['apartment', 'studio', 'penthouse', 'conversion'],
  maisonette: [],
  land: [],
  commercial: [],
}

/** The finer kinds that a type of home can have; one that it already has stays among them. */
export function formChoices(type: PropertyType, current: PropertyForm | ''): Choice[] {
  const fitting = FORMS[type]
  const all = current === '' || fitting.includes(current) ? fitting : [...fitting, current]
  return [NOT_SAID, ...choices(all, FORM_LABELS)]
}

/** Whether a finer kind is one of a type's. */
export const isFormOf = (type: PropertyType, form: PropertyForm | '') =>
  form === '' || FORMS[type].includes(form)

/** Sold ends a sale and let a letting (S2 section 4). */
export function statusChoices(listingType: ListingType): Choice[] {
  const end: PropertyStatus = listingType === 'sale' ? 'sold' : 'let'
  return choices(['available', 'underOffer', end], STATUS_LABELS)
}
