import { z } from 'zod'
import { senderFields } from '../message/sender.ts'
import { breaksLine, isVisible, tidyLine, tidyLines } from '../message/typedText.ts'
import { inThousands } from '../number/inThousands.ts'
import { readPostcode } from '../place/postcode.ts'
import { isWithinUk } from '../place/withinUk.ts'
import {
  COUNCIL_TAX_BANDS,
  EPC_EXEMPTIONS,
  EPC_RATINGS,
  FURNISHINGS,
  LISTING_TYPES,
  PRICE_QUALIFIERS,
  PROPERTY_FORMS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TENURES,
} from './contract.ts'

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 20_000
export const FEATURE_MAX = 200
export const FEATURES_MAX = 30
export const IMAGES_MAX = 60
/** The largest amount that is stored. */
export const POUNDS_MAX = 2_000_000_000

/** One line of text that says something. */
const line = (max: number, what: string, missing: string) =>
  z
    .string(missing)
    .overwrite(tidyLine)
    .max(max, `${what} can have at most ${max} characters.`)
    .refine(isVisible, missing)
    .refine((text) => !breaksLine(text), `${what} can only be one line of text.`)

const blankAsNull = (typed: unknown) =>
  typeof typed === 'string' && !isVisible(typed) ? null : typed
/** A fact that may be unknown: null, and a field that was left empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess<unknown, z.ZodNullable<Schema>, z.input<Schema> | null>(
    blankAsNull,
    schema.nullable(),
  )

interface Wording {
  /** What is said where nothing stands. */
  missing: string
  /** What is said of text that is not one number. */
  unread: string
  notWhole: string
}

const whole = (what: string, max: number, { missing, unread, notWhole }: Wording) =>
  z
    .number({ error: ({ input }) => (isTyped(input) ? unread : missing) })
    .int(notWhole)
    .min(0, `${what} cannot be less than 0.`)
    .max(max, `${what} can be at most ${inThousands(max)}.`)

const isTyped = (input: unknown) => typeof input === 'string' && isVisible(input)

const count = (missing: string, what: string, max: number) =>
  whole(what, max, {
    missing,
    unread: `${what} has to be one number, such as 3.`,
    notWhole: `${what} has to be a whole number.`,
  })

const pounds = (what: string) =>
  whole(what, POUNDS_MAX, {
    missing: `Enter ${what.toLowerCase()} in pounds.`,
    unread: `${what} has to be one amount in pounds, such as 325,000, 325k or 1.2m.`,
    notWhole: `${what} has to be in whole pounds, without pence.`,
  })

const postcode = z
  .string()
  .overwrite((typed) => readPostcode(tidyLine(typed))?.postcode ?? tidyLine(typed))
  .refine(
    (typed) => readPostcode(typed)?.postcode !== undefined,
    'Enter a whole UK postcode, such as SW4 7AB.',
  )

/** Where a picture or a document of a listing is found: a path of Hearth's own. */
const media = z
  .string()
  .regex(/^\/(files|art)\/[\w./-]+$/, 'This file is not one of yours.')
  .refine((path) => !path.includes('..'), 'This file is not one of yours.')

const webAddress = z
  .string()
  .overwrite(tidyLine)
  .max(500, 'An address can have at most 500 characters.')
  .pipe(z.url({ protocol: /^https$/, error: 'Enter a web address that begins with https://.' }))

const day = z.iso.date('Enter a day, such as 1 March 2027.')

/** Everything that an agent says about a home, field by field. The messages stand beside the fields. */
export const listingFields = {
  title: line(TITLE_MAX, 'A title', 'Enter a title.'),
  description: z
    .string('Enter a description.')
    .overwrite(tidyLines)
    .max(
      DESCRIPTION_MAX,
      `A description can have at most ${inThousands(DESCRIPTION_MAX)} characters.`,
    )
    .refine(isVisible, 'Enter a description.'),
  listingType: z.enum(LISTING_TYPES),
  status: z.enum(PROPERTY_STATUSES),
  /** Whole pounds, rent per calendar month; null: on application. */
  price: optional(pounds('The price')),
  priceQualifier: optional(z.enum(PRICE_QUALIFIERS)),
  address: line(300, 'An address', 'Enter the address.'),
  /** Whole, "SW4 7AB"; null: not known. */
  postcode: optional(postcode),
  beds: count('Enter the number of bedrooms.', 'The number of bedrooms', 50),
  baths: count('Enter the number of bathrooms.', 'The number of bathrooms', 50),
  propertyType: z.enum(PROPERTY_TYPES),
  propertyForm: optional(z.enum(PROPERTY_FORMS)),
  areaSqft: optional(
    count('Enter the floor area in square feet.', 'The floor area', 10_000_000).min(
      1,
      'The floor area has to be more than 0.',
    ),
  ),
  /** Key Features, one statement each. */
  features: z
    .array(line(FEATURE_MAX, 'A key feature', 'A key feature cannot be empty.'))
    .max(FEATURES_MAX, `There can be at most ${FEATURES_MAX} key features.`),
  /** Addresses of pictures, the first one first. */
  images: z.array(media).max(IMAGES_MAX, `There can be at most ${IMAGES_MAX} pictures.`),
  floorplanUrl: optional(media),
  epcUrl: optional(media),
  epcRating: optional(z.enum(EPC_RATINGS)),
  /** Why there is no rating. */
  epcExemption: optional(z.enum(EPC_EXEMPTIONS)),
  virtualTourUrl: optional(webAddress),
  tenure: optional(z.enum(TENURES)),
  leaseYears: optional(count('Enter the years that are left.', 'The length of the lease', 9999)),
  /** Pounds a year. */
  serviceCharge: optional(pounds('The service charge')),
  /** Pounds a year. */
  groundRent: optional(pounds('The ground rent')),
  councilTaxBand: optional(z.enum(COUNCIL_TAX_BANDS)),
  deposit: optional(pounds('The deposit')),
  furnishing: optional(z.enum(FURNISHINGS)),
  /** yyyy-MM-dd */
  availableFrom: optional(day),
  /** The person to ask for. */
  agentName: optional(line(100, 'A name', 'Enter a name.')),
  agentPhone: optional(senderFields.phone),
  /** The agent's own reference, unique among their listings. */
  agentRef: optional(line(60, 'A reference', 'Enter a reference.')),
  /** Where the agent says that it is; null: to be found from the address. */
  position: z
    .object({
      lat: z.number('Enter the latitude as well, or empty both.'),
      lng: z.number('Enter the longitude as well, or empty both.'),
    })
    .refine(isWithinUk, 'This position is not in the United Kingdom.')
    .nullable(),
}
