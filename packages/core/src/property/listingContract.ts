import { z } from 'zod'
import { propertyByIdInput } from './contract.ts'
import { listingFields } from './listingFields.ts'
import { statusProblem } from './statuses.ts'

const pointSchema = z.object({ lat: z.number(), lng: z.number() })
const listingObject = z.object(listingFields)

/** What does not go together, each with the field that is to be changed. */
function contradictions(
  listing: z.output<typeof listingObject>,
): { path: string; message: string }[] {
  const { listingType, status, price, priceQualifier, epcRating, epcExemption } = listing
  const problem = statusProblem(listingType, status)
  const isOnApplication = listingType === 'sale' && priceQualifier === 'priceOnApplication'
  return [
    problem === undefined ? null : { path: 'status', message: problem },
    price === null && !isOnApplication
      ? {
          path: 'price',
          message: listingType === 'rent' ? 'Enter the monthly rent.' : 'Enter the price.',
        }
      : null,
    epcRating !== null && epcExemption !== null
      ? { path: 'epcExemption', message: 'Give either a rating or the reason why there is none.' }
      : null,
  ].filter((found) => found !== null)
}

/** Everything that an agent says about a home: the whole of it, unknown facts as null. */
export const listingInput = z.object(listingFields).superRefine((listing, context) => {
  for (const { path, message } of contradictions(listing)) {
    context.addIssue({ code: 'custom', path: [path], message })
  }
})
export type ListingInput = z.output<typeof listingInput>
export type ListingField = keyof ListingInput

/** What a new property starts with (S2 section 4). */
export const NEW_LISTING: ListingInput = {
  title: '',
  description: '',
  listingType: 'sale',
  status: 'available',
  price: 0,
  priceQualifier: null,
  address: '',
  postcode: null,
  beds: 0,
  baths: 0,
  propertyType: 'house',
  propertyForm: null,
  areaSqft: null,
  features: [],
  images: [],
  floorplanUrl: null,
  epcUrl: null,
  epcRating: null,
  epcExemption: null,
  virtualTourUrl: null,
  tenure: null,
  leaseYears: null,
  serviceCharge: null,
  groundRent: null,
  councilTaxBand: null,
  deposit: null,
  furnishing: null,
  availableFrom: null,
  agentName: null,
  agentPhone: null,
  agentRef: null,
  position: null,
}

const newListing = listingInput.safeExtend({
  /**
   * The same each time that the same form is sent: an answer that was lost on the way makes no second home.
   * Left out: every call is another home.
   */
  submissionId: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'Send 16 to 64 letters, digits, hyphens or underscores.')
    .optional(),
})

/** A new home; what is left out is as a new property starts. */
export const createListingInput = z.preprocess<
  unknown,
  typeof newListing,
  Partial<z.input<typeof newListing>>
>(
  (given) => (typeof given === 'object' && given !== null ? { ...NEW_LISTING, ...given } : given),
  newListing,
)

/** The whole of a home as it is to be. */
export const updateListingInput = listingInput.safeExtend({
  id: propertyByIdInput.shape.id,
  /** The version that was read; left out: whatever there is now is replaced. */
  version: z.string().max(64).optional(),
})

export const locateInput = z.object({
  address: listingFields.address,
  postcode: listingFields.postcode,
})
/** Null: nothing knows the address. */
export const locateOutput = z.object({ position: pointSchema.nullable() })

/** A listing as its agent sees and changes it. */
export const ownListingSchema = z.object({
  id: z.number().int(),
  /** Not checked as input is: what was stored under earlier rules can be read, and put right. */
  listing: z.custom<ListingInput>((value) => typeof value === 'object' && value !== null),
  /** Changes with anything that the agent or a colleague changes, and with nothing else. */
  version: z.string(),
  /** Where the address was found; null while it is not, and where the position was given by hand. */
  foundPosition: pointSchema.nullable(),
})
export type OwnListing = z.infer<typeof ownListingSchema>

export const savedListingOutput = z.object({ id: z.number().int(), version: z.string() })
