import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { expect, test } from 'vitest'
import { dayInWords, factsOf } from './facts.ts'

const home: PropertyDetail = {
  id: 1,
  title: 'Two-bedroom flat',
  listingType: 'sale',
  status: 'available',
  propertyType: 'flat',
  propertyForm: null,
  price: 450_000,
  priceText: null,
  priceQualifier: null,
  address: 'Abbeville Road, Clapham, London SW4',
  postcode: 'SW4 9JX',
  beds: 2,
  baths: 1,
  areaSqft: 710,
  images: [],
  lat: null,
  lng: null,
  createdAt: '2026-11-01T09:00:00Z',
  reducedAt: null,
  features: [],
  featureTags: [],
  description: '',
  agentName: 'Jane Morrow',
  agentCompany: null,
  agentPhone: null,
  floorplanUrl: null,
  epcRating: null,
  epcUrl: null,
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
  history: [],
}
const told = (property: Partial<PropertyDetail>, now = new Date('2026-11-20T12:00:00Z')) =>
  Object.fromEntries(
    factsOf({ ...home, ...property }, now).map(({ label, value }) => [label, value]),
  )

test('a lease is told with its years and costs', () => {
  const lease = {
    tenure: 'leasehold',
    leaseYears: 112,
    serviceCharge: 1850,
    groundRent: 0,
  } as const
  expect(told({ ...lease, councilTaxBand: 'D', epcRating: 'C' })).toEqual({
    Tenure: 'Leasehold',
    Lease: '112 years remaining',
    'Service charge': '£1,850 a year',
    'Ground rent': 'None',
    'Price per square foot': '£634',
    'Council tax': 'Band D',
    EPC: 'C',
    Listed: '1 November 2026',
  })
})

test('a freehold has neither lease nor charges', () => {
  expect(Object.keys(told({ tenure: 'freehold' }))).toEqual([
    'Tenure',
    'Price per square foot',
    'Council tax',
    'EPC',
    'Listed',
  ])
})

test('a freehold on an estate tells of its service charge', () => {
  expect(told({ tenure: 'freehold', serviceCharge: 240 })).toMatchObject({
    'Service charge': '£240 a year',
  })
})

test('where the tenure is unknown, it may be a lease', () => {
  expect(told({})).toMatchObject({ Lease: 'Not provided', 'Ground rent': 'Not provided' })
})

test.each([{ price: null }, { areaSqft: null }, { areaSqft: 0 }])(
  'without a price or an area (%o) a square foot has no price',
  (unknown) => {
    expect(told(unknown)['Price per square foot']).toBe('Not provided')
  },
)

test('land has no council tax, no certificate and no floor', () => {
  const land = { propertyType: 'land', tenure: 'freehold', areaSqft: null } as const
  expect(Object.keys(told(land))).toEqual(['Tenure', 'Listed'])
})

test('without a rating the reason is told', () => {
  expect(told({ epcExemption: 'listedBuilding' }).EPC).toBe(
    'Listed or officially protected building',
  )
  expect(told({ propertyType: 'land', epcExemption: 'noBuilding' }).EPC).toBe(
    'There is no building',
  )
})

test('the day of listing is the day in London', () => {
  expect(told({ createdAt: '2026-06-30T23:30:00Z' }).Listed).toBe('1 July 2026')
})

test('a rent is told with its deposit, furnishing and day', () => {
  const rent = { listingType: 'rent', deposit: 2076, furnishing: 'partFurnished' } as const
  expect(told({ ...rent, availableFrom: '2027-03-28' })).toMatchObject({
    'Available from': '28 March 2027',
    Deposit: '£2,076',
    Furnishing: 'Part furnished',
    Listed: '1 November 2026',
  })
})

test.each([
  ['2026-07-24', '2026-11-20T12:00:00Z', 'Available now'],
  ['2026-11-20', '2026-11-20T00:00:00Z', 'Available now'],
  // Past midnight in London, and not yet in Greenwich.
  ['2026-07-24', '2026-07-23T23:30:00Z', 'Available now'],
  ['2026-11-21', '2026-11-20T23:30:00Z', '21 November 2026'],
])('a home to be had from %s is told at %s as "%s"', (availableFrom, now, words) => {
  expect(Object.values(told({ listingType: 'rent', availableFrom }, new Date(now)))).toContain(
    words,
  )
})

test('what the agent did not tell is said to be unknown', () => {
  const { Listed, ...facts } = told({ areaSqft: null })
  expect(Listed).toBe('1 November 2026')
  expect(Object.values(facts).every((value) => value === 'Not provided')).toBe(true)
})

test('a day stays that day in every time zone', () => {
  expect(dayInWords('2027-10-31')).toBe('31 October 2027')
})
