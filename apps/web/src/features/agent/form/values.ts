import type { Point } from '@hearth/core/place/distance.ts'
import {
  type ListingField,
  type ListingInput,
  NEW_LISTING,
} from '@hearth/core/property/listingContract.ts'

/** A position as it is typed; a half that is not there yet is null. */
export interface TypedPosition {
  lat: number | null
  lng: number | null
}

/** The point that was typed; null while it is none or half of one. */
export function pointOf(position: TypedPosition | null): Point | null {
  if (position === null) return null
  const { lat, lng } = position
  return lat === null || lng === null ? null : { lat, lng }
}

type FieldValue<Value> = Value extends number ? number | string : Value | ''

/** A listing as fields hold it: what is unknown is an empty field, and what is no number the text itself. */
export type ListingValues = {
  [Field in Exclude<ListingField, 'position'>]: FieldValue<NonNullable<ListingInput[Field]>>
} & {
  position: TypedPosition | null
  /** A key feature that is being typed and not in the list yet: unsaved work like all else. */
  typedFeature: string
  /** Of a new home: the same each time that this form is sent, and when it is restored. */
  submissionId: string
}

const FIELDS = Object.keys(NEW_LISTING) as ListingField[]
/** In the order of the page: the first wrong one takes the focus. */
export const FIELDS_IN_ORDER: readonly ListingField[] = [
  ...(['listingType', 'status', 'propertyType', 'propertyForm', 'title', 'description'] as const),
  ...(['price', 'priceQualifier', 'beds', 'baths', 'areaSqft', 'address', 'postcode'] as const),
  ...(['position', 'tenure', 'leaseYears', 'serviceCharge', 'groundRent', 'deposit'] as const),
  ...(['furnishing', 'availableFrom', 'councilTaxBand', 'agentName', 'agentPhone'] as const),
  ...(['agentRef', 'features', 'epcRating', 'epcExemption', 'epcUrl', 'floorplanUrl'] as const),
  ...(['virtualTourUrl', 'images'] as const),
]

/** What the fields of a stored listing hold. */
export function valuesOf(listing: ListingInput): ListingValues {
  const entries = FIELDS.map((field) => {
    const value = listing[field]
    return [field, field === 'position' ? value : (value ?? '')]
  })
  return { ...Object.fromEntries(entries), typedFeature: '', submissionId: '' } as ListingValues
}

/** What the fields of a new home hold. */
export const newValues = (): ListingValues => ({
  ...valuesOf(NEW_LISTING),
  submissionId: newSubmissionId(),
})

/** 128 random bits. Browsers have `randomUUID` on secure pages alone. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const NUMBERS: ReadonlySet<ListingField> = new Set([
  ...(['price', 'beds', 'baths', 'areaSqft', 'leaseYears', 'serviceCharge'] as const),
  ...(['groundRent', 'deposit'] as const),
])
const isUnknown = (field: ListingField, value: unknown) =>
  value === '' || (NUMBERS.has(field) && typeof value !== 'number')

/** The fields as a listing for whatever shows it while one types: what is no number counts as none. */
export function listingOf(values: ListingValues): ListingInput {
  const entries = FIELDS.map((field) => {
    const value = values[field]
    return [field, isUnknown(field, value) ? NEW_LISTING[field] : value]
  })
  const listing = Object.fromEntries(entries) as ListingInput
  return {
    ...listing,
    price: typeof values.price === 'number' ? values.price : null,
    position: pointOf(values.position),
  }
}

/** Whether two fields hold the same. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
