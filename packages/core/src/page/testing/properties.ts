import fc from 'fast-check'
import {
  LISTING_TYPES,
  PROPERTY_FORMS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  type PropertyDetail,
} from '../../property/contract.ts'

export const A_FLAT: PropertyDetail = {
  id: 12,
  title: 'Two-bedroom flat, Beechwood Crescent',
  listingType: 'sale',
  status: 'available',
  propertyType: 'flat',
  propertyForm: null,
  price: 485_000,
  priceText: null,
  priceQualifier: null,
  address: '12 Beechwood Crescent, Clapham, London SW4',
  postcode: null,
  beds: 2,
  baths: 1,
  areaSqft: 690,
  images: ['/art/front/flat-2-1.svg', '/art/room/living.svg'],
  lat: 51.4613,
  lng: -0.1375,
  createdAt: '2026-05-01T09:00:00.000Z',
  reducedAt: null,
  features: ['Balcony'],
  featureTags: [],
  description: 'A quiet flat on the first floor. It has a balcony to the south.',
  agentName: 'Robin Finch',
  agentCompany: 'Finch & Daughters',
  agentPhone: '020 7946 0000',
  floorplanUrl: null,
  epcRating: 'C',
  epcExemption: null,
  epcUrl: null,
  virtualTourUrl: null,
  tenure: 'leasehold',
  leaseYears: 110,
  serviceCharge: 1800,
  groundRent: 0,
  councilTaxBand: 'D',
  deposit: null,
  furnishing: null,
  availableFrom: null,
  history: [],
}

/** Texts as they may come out of a feed, among them those that would break out of where they are written. */
const hostile = fc.oneof(
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    '--><img src=x onerror=alert(1)>',
    `"><svg onload='alert(1)'>`,
    '$& $1 $`',
    '\u2028\u2029',
    '🏡 Cosy',
    '\ud83c',
    '',
  ),
  fc.string({ unit: 'binary' }),
)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Any listing, with the texts of whoever wishes it ill. */
export const anyProperty: fc.Arbitrary<PropertyDetail> = fc
  .record({
    title: hostile,
    listingType: fc.constantFrom(...LISTING_TYPES),
    status: fc.constantFrom(...PROPERTY_STATUSES),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    propertyForm: orNull(fc.constantFrom(...PROPERTY_FORMS)),
    price: orNull(fc.integer({ min: 0, max: 30_000_000 })),
    priceText: orNull(hostile),
    address: hostile,
    postcode: orNull(fc.constantFrom('SW4 7AB', 'EH6 6TT')),
    beds: fc.integer({ min: 0, max: 9 }),
    baths: fc.integer({ min: 0, max: 5 }),
    areaSqft: orNull(fc.integer({ min: 1, max: 9000 })),
    images: fc.array(hostile, { maxLength: 3 }),
    lat: orNull(fc.double({ min: 50, max: 60, noNaN: true })),
    lng: orNull(fc.double({ min: -8, max: 2, noNaN: true })),
    description: hostile,
    agentName: hostile,
    agentCompany: orNull(hostile),
    agentPhone: orNull(hostile),
  })
  .map((facts) => ({ ...A_FLAT, ...facts }))
