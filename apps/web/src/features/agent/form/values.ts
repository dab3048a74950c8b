import type { Point } from '@hearth/core/place/distance.ts'
import {
  type ListingField,
  type ListingInput,
  NEW_LISTING,
} from '@hearth/core/property/listingContract.ts'

/** A listing as fields hold it: what is unknown is an empty field. */
export type ListingValues = {
  [Field in Exclude<ListingField, 'position'>]: NonNullable<ListingInput[Field]> | ''
} & {
  position: Point | null
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

/** The fields as a listing for whatever shows it while one types: an empty number counts as none. */
export function listingOf(values: ListingValues): ListingInput {
  const entries = FIELDS.map((field) => {
    const value = values[field]
    return [field, value === '' ? NEW_LISTING[field] : value]
  })
  const listing = Object.fromEntries(entries) as ListingInput
  return { ...listing, price: values.price === '' ? null : values.price }
}

/** Whether two fields hold the same. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
