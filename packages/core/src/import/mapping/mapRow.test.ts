import { describe, expect, test } from 'vitest'
import { FIELD_MAX, TEXT_MAX } from '../blm/limits.ts'
import type { BlmRow } from '../blm/rowReader.ts'
import { COLUMNS, type Column } from '../testing/madeUpFile.ts'
import { DAY, faults, LET, mapped, rowOf, SALE } from '../testing/mappedRow.ts'
import { mapRow } from './mapRow.ts'

/** A row of some columns alone, with what a listing cannot do without. */
function withColumns(values: Record<string, string>) {
  const all: Record<string, string> = {
    ...{
      AGENT_REF: 'A1',
      TRANS_TYPE_ID: '1',
      PRICE: '200000',
      TOWN: 'York',
      DESCRIPTION: 'A home.',
    },
    ...values,
  }
  const row: BlmRow = { nth: 1, line: 1, fields: Object.values(all), flaw: null }
  return mapRow(Object.keys(all), row, null, DAY)
}

test('a row becomes a listing', () => {
  expect(mapped(SALE)).toMatchObject({
    isPublished: true,
    listing: {
      agentRef: 'REF000001',
      title: 'Two-bedroom end-of-terrace house, High Street',
      address: '2 High Street, Leeds',
      postcode: 'LS6 2AB',
      listingType: 'sale',
      price: 181_000,
      priceQualifier: null,
      beds: 2,
      baths: 1,
      propertyType: 'house',
      propertyForm: 'end-terrace',
      status: 'available',
      tenure: 'freehold',
      features: ['South-facing garden', 'Off-street parking'],
      images: [],
    },
  })
  expect(mapped(LET)).toMatchObject({
    listing: {
      listingType: 'rent',
      price: 975,
      deposit: 800,
      furnishing: 'unfurnished',
      availableFrom: '2027-03-01',
    },
  })
})

describe('what stands in a column', () => {
  const long = 'x'.repeat(TEXT_MAX + 1)
  test.each<[number, Partial<Record<Column, string>>, object]>([
    [SALE, { PRICE: '159,950' }, { price: 159_950 }],
    [SALE, { PRICE: '£ 159,950.00' }, { price: 159_950 }],
    [
      SALE,
      { PRICE: '250000', PRICE_QUALIFIER: '1' },
      { price: null, priceQualifier: 'priceOnApplication' },
    ],
    [SALE, { PRICE: 'POA' }, { price: null, priceQualifier: 'priceOnApplication' }],
    [SALE, { PRICE_QUALIFIER: '2' }, { priceQualifier: 'guidePrice' }],
    [SALE, { PRICE_QUALIFIER: '3' }, { priceQualifier: 'fixedPrice' }],
    [SALE, { PRICE_QUALIFIER: '4' }, { priceQualifier: 'offersInExcessOf' }],
    [SALE, { PRICE_QUALIFIER: '5' }, { priceQualifier: 'offersInTheRegionOf' }],
    [SALE, { PRICE_QUALIFIER: '7' }, { priceQualifier: 'from' }],
    [SALE, { PRICE_QUALIFIER: '10' }, { priceQualifier: 'offersOver' }],
    [SALE, { PRICE_QUALIFIER: '15' }, { priceQualifier: 'offersInvited' }],
    [SALE, { PRICE_QUALIFIER: '' }, { priceQualifier: null }],
    [LET, { PRICE: '£1,200 pcm' }, { price: 1200 }],
    [LET, { PRICE: '£1200p.c.m.' }, { price: 1200 }],
    [SALE, { PRICE: 'GBP 1,250,000.00' }, { price: 1_250_000 }],
    [LET, { PRICE: '£100 per person per week', BEDROOMS: '3' }, { price: 1300 }],
    [LET, { PRICE: '300', LET_RENT_FREQUENCY: '0' }, { price: 1300 }],
    [LET, { PRICE: '3600', LET_RENT_FREQUENCY: '2' }, { price: 1200 }],
    [LET, { PRICE: '14,400', LET_RENT_FREQUENCY: '3' }, { price: 1200 }],
    [LET, { PRICE: '£300 pw', LET_RENT_FREQUENCY: '1' }, { price: 1300 }],
    [LET, { PRICE: '£14,400 p.a.', LET_RENT_FREQUENCY: '' }, { price: 1200 }],
    [LET, { PRICE: '100', LET_RENT_FREQUENCY: '5', BEDROOMS: '3' }, { price: 1300 }],
    [SALE, { STATUS_ID: '1' }, { status: 'underOffer' }],
    [SALE, { STATUS_ID: '2' }, { status: 'underOffer' }],
    [SALE, { STATUS_ID: '3' }, { status: 'underOffer' }],
    [SALE, { STATUS_ID: '4' }, { status: 'underOffer' }],
    [LET, { STATUS_ID: '5' }, { status: 'let' }],
    [SALE, { PROP_SUB_ID: '1' }, { propertyType: 'house', propertyForm: 'terraced' }],
    [SALE, { PROP_SUB_ID: '5' }, { propertyType: 'house', propertyForm: 'mews' }],
    [
      SALE,
      { PROP_SUB_ID: '7' },
      {
        propertyType: 'flat',
        features: ['South-facing garden', 'Off-street parking', 'Ground floor'],
      },
    ],
    [
      SALE,
      { PROP_SUB_ID: '9', BEDROOMS: '0' },
      { propertyType: 'flat', propertyForm: 'studio', beds: 0 },
    ],
    [SALE, { PROP_SUB_ID: '11' }, { propertyType: 'maisonette' }],
    [SALE, { PROP_SUB_ID: '14' }, { propertyType: 'bungalow', propertyForm: 'semi-detached' }],
    [SALE, { PROP_SUB_ID: '20' }, { propertyType: 'land' }],
    [SALE, { PROP_SUB_ID: '22' }, { propertyForm: 'townhouse' }],
    [SALE, { PROP_SUB_ID: '23' }, { propertyForm: 'cottage' }],
    [SALE, { PROP_SUB_ID: '28' }, { propertyType: 'flat', propertyForm: 'apartment' }],
    [SALE, { PROP_SUB_ID: '29' }, { propertyForm: 'penthouse' }],
    [LET, { LET_FURN_ID: '0' }, { furnishing: 'furnished' }],
    [LET, { LET_FURN_ID: '1' }, { furnishing: 'partFurnished' }],
    [LET, { LET_FURN_ID: '' }, { furnishing: null }],
    [SALE, { TENURE_TYPE_ID: '2' }, { tenure: 'leasehold' }],
    [SALE, { TENURE_TYPE_ID: '5' }, { tenure: 'shareOfFreehold' }],
    [LET, { LET_DATE_AVAILABLE: '2027-03-01 00:00:00' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '2027-03-01' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '1-3-2027' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '1.3.27' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '1st March 2027' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '01-Mar-2027' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: '20270301' }, { availableFrom: '2027-03-01' }],
    [LET, { LET_DATE_AVAILABLE: 'Now' }, { availableFrom: null }],
    [LET, { LET_BOND: '£1,000' }, { deposit: 1000 }],
    [LET, { LET_BOND: '0' }, { deposit: null }],
    [LET, { PROP_SUB_ID: '46', DESCRIPTION: 'No children.' }, { description: 'No children.' }],
    [LET, { PROP_SUB_ID: '47', DESCRIPTION: 'No children.' }, { description: 'No children.' }],
    [
      LET,
      { PRICE: '400', LET_RENT_FREQUENCY: '0', LET_BOND: '2000' },
      { price: 1733, deposit: 2000 },
    ],
    [SALE, { BEDROOMS: '3 beds', BATHROOMS: '2.0' }, { beds: 3, baths: 2 }],
    [SALE, { DISPLAY_ADDRESS: 'Rose &amp; Crown, York' }, { address: 'Rose & Crown, York' }],
    [
      SALE,
      { ADDRESS_1: '1 Elm Row', ADDRESS_2: 'York', TOWN: 'York' },
      { address: '1 Elm Row, York' },
    ],
    [SALE, { POSTCODE1: 'sw4', POSTCODE2: '7ab' }, { postcode: 'SW4 7AB' }],
    [SALE, { POSTCODE1: 'SW4 7AB', POSTCODE2: '' }, { postcode: 'SW4 7AB' }],
    [
      SALE,
      { NEW_HOME_FLAG: 'Y' },
      { features: ['South-facing garden', 'Off-street parking', 'New home'] },
    ],
    [
      SALE,
      { NEW_HOME_FLAG: 'Y', FEATURE1: 'A new build' },
      { features: ['A new build', 'Off-street parking'] },
    ],
    [
      SALE,
      { FEATURE1: '• Large <b>loft</b>', FEATURE2: 'large loft' },
      { features: ['Large loft'] },
    ],
    [SALE, { DESCRIPTION: '', SUMMARY: 'Short.' }, { description: 'Short.' }],
    [
      SALE,
      { DESCRIPTION: 'One.<br/>Two &pound;3<ul><li>Four</li></ul>' },
      { description: 'One.\nTwo £3\n\n• Four' },
    ],
    [
      SALE,
      { DESCRIPTION: 'One\nTwo\n\nThree < 10 miles' },
      { description: 'One\nTwo\n\nThree < 10 miles' },
    ],
  ])('%#: %o', (nth, changes, listing) => {
    const found = mapped(nth, changes)
    expect(faults(found)).toEqual([])
    expect(found.listing).toMatchObject(listing)
  })

  test.each<[string, number, Partial<Record<Column, string>>, object]>([
    ['PRICE_QUALIFIER', SALE, { PRICE_QUALIFIER: '9' }, { priceQualifier: null }],
    ['PRICE', SALE, { PRICE: 'Offers over £250,000' }, { price: 250_000 }],
    ['PRICE', SALE, { PRICE: '£250,000 pcm' }, { price: 250_000 }],
    ['PRICE', SALE, { PRICE: '250,000 (O.I.R.O.)' }, { price: 250_000 }],
    ['PRICE', LET, { PRICE: '£692.31pw - bills inclusive' }, {}],
    ['LET_BOND', LET, { LET_BOND: '1,25' }, { deposit: null }],
    ['LET_RENT_FREQUENCY', LET, { LET_RENT_FREQUENCY: '' }, { price: 975 }],
    ['LET_RENT_FREQUENCY', LET, { LET_RENT_FREQUENCY: '7' }, { price: 975 }],
    ['STATUS_ID', SALE, { STATUS_ID: '5' }, { status: 'underOffer' }],
    ['STATUS_ID', SALE, { STATUS_ID: '77' }, { status: 'available' }],
    ['PROP_SUB_ID', SALE, { PROP_SUB_ID: '999' }, { propertyType: 'house' }],
    ['PROP_SUB_ID', SALE, { PROP_SUB_ID: '0' }, { propertyType: 'house' }],
    ['PROP_SUB_ID', SALE, { PROP_SUB_ID: 'constructor' }, { propertyType: 'house' }],
    ['LET_FURN_ID', LET, { LET_FURN_ID: '8' }, { furnishing: null }],
    ['TENURE_TYPE_ID', SALE, { TENURE_TYPE_ID: '6' }, { tenure: null }],
    ['LET_DATE_AVAILABLE', LET, { LET_DATE_AVAILABLE: '31/02/2027' }, { availableFrom: null }],
    ['LET_BOND', LET, { LET_BOND: 'six weeks' }, { deposit: null }],
    ['POSTCODE1', SALE, { POSTCODE1: 'LS6', POSTCODE2: '' }, { postcode: null }],
    [
      'DESCRIPTION',
      SALE,
      { DESCRIPTION: 'A home.<script>x()</script>' },
      { description: 'A home.' },
    ],
    ['FEATURE1', SALE, { FEATURE1: 'x'.repeat(300) }, {}],
    ['MEDIA_IMAGE_00', SALE, { MEDIA_IMAGE_00: 'https://elsewhere.example/1.jpg' }, { images: [] }],
  ])('%s is noted: %#', (column, nth, changes, listing) => {
    const found = mapped(nth, changes)
    expect(faults(found)).toEqual([])
    expect(found.findings).toContainEqual(expect.objectContaining({ severity: 'note', column }))
    expect(found.listing).toMatchObject(listing)
  })

  test.each<[string | null, number, Partial<Record<Column, string>>, string]>([
    ['AGENT_REF', SALE, { AGENT_REF: ' ' }, 'has no reference'],
    ['AGENT_REF', SALE, { AGENT_REF: 'x'.repeat(70) }, 'at most 60 characters'],
    ['TRANS_TYPE_ID', SALE, { TRANS_TYPE_ID: '' }, 'for sale (1) or to let (2)'],
    ['TRANS_TYPE_ID', SALE, { TRANS_TYPE_ID: '3' }, '“3” is neither'],
    ['PRICE', SALE, { PRICE: '' }, 'Enter the price.'],
    ['PRICE', SALE, { PRICE: '0' }, 'Enter the price.'],
    ['PRICE', SALE, { PRICE: '£250,000 - £275,000' }, 'does not name one amount'],
    ['PRICE', SALE, { PRICE: 'cheap' }, 'does not name one amount'],
    ['PRICE', SALE, { PRICE: '99999999999999' }, 'does not name one amount'],
    ['PRICE', SALE, { PRICE: '1.25' }, 'has no pence'],
    ['PRICE', LET, { PRICE: '£300 pw pcm' }, 'does not name one amount'],
    ['PRICE', LET, { PRICE: 'POA' }, 'Enter the monthly rent.'],
    ['PRICE_QUALIFIER', LET, { PRICE_QUALIFIER: '10' }, 'rent'],
    ['BEDROOMS', SALE, { BEDROOMS: 'three' }, 'no number of rooms'],
    ['BEDROOMS', SALE, { BEDROOMS: '77' }, 'at most 50'],
    ['BATHROOMS', SALE, { BATHROOMS: '-1' }, 'no number of rooms'],
    ['DISPLAY_ADDRESS', SALE, { ADDRESS_1: '', TOWN: '' }, 'Enter the address.'],
    ['DESCRIPTION', SALE, { DESCRIPTION: '<p> </p>', SUMMARY: '' }, 'Enter a description.'],
    ['DESCRIPTION', SALE, { DESCRIPTION: long }, 'longer than 65,536 characters'],
    ['TOWN', SALE, { TOWN: 'x'.repeat(FIELD_MAX + 1) }, 'longer than 2,000 characters'],
    ['AGENT_REF', SALE, { AGENT_REF: 'A1\nA2' }, 'one line'],
    ['DESCRIPTION', LET, { DESCRIPTION: 'Sorry, no DSS.' }, 'benefits'],
    ['DESCRIPTION', LET, { DESCRIPTION: 'No children.' }, 'people with children'],
    ['LET_BOND', LET, { LET_BOND: '5000' }, 'deposit'],
  ])('%s is refused: %#', (column, nth, changes, reason) => {
    const found = mapped(nth, changes)
    expect(found.listing).toBeNull()
    expect(faults(found)).toContainEqual(
      expect.objectContaining({ column, message: expect.stringContaining(reason) }),
    )
  })
})

test.each([
  ['too few', { fields: ['A1', 'x'] }, 'some are missing'],
  ['too many', { fields: [...rowOf(SALE).fields, '', 'more'] }, 'a field may hold the character'],
  ['blank', { fields: [...rowOf(SALE).fields, ' '] }, 'a field may hold the character'],
  ['cut off', { flaw: 'unclosed' as const }, 'ends in the middle'],
  ['too large', { flaw: 'tooLarge' as const }, 'larger than 256 KB'],
])('a row with %s fields is refused as a whole', (_, changes, reason) => {
  const found = mapRow(COLUMNS, { ...rowOf(SALE), ...changes }, null, DAY)
  expect(found.listing).toBeNull()
  expect(faults(found)).toEqual([
    { severity: 'fault', column: null, message: expect.stringContaining(reason) },
  ])
})

test('a field that holds the sign that ends fields pushes nothing into other columns', () => {
  const shifted = rowOf(SALE).fields.flatMap((field, nth) =>
    COLUMNS[nth] === 'DESCRIPTION' ? ['Nice ', ' home'] : [field],
  )
  expect(shifted.at(-1)).toBe('')
  expect(mapRow(COLUMNS, { ...rowOf(SALE), fields: shifted }, null, DAY).listing).toBeNull()
})

test('a column that nobody reads may hold as much as it likes', () => {
  expect(faults(withColumns({ NOTES: 'x'.repeat(FIELD_MAX + 1) }))).toEqual([])
})

test('a file may lack columns, and media have names', () => {
  const found = withColumns({
    MEDIA_IMAGE_00: 'Pictures\\A1_IMG_00.JPG',
    MEDIA_IMAGE_01: '../../etc/passwd',
    MEDIA_IMAGE_60: 'A1_EPC.png',
    MEDIA_FLOOR_PLAN_00: 'A1_FLP.pdf',
    MEDIA_VIRTUAL_TOUR_00: 'https://tour.example/a1',
  })
  expect(found.listing).toMatchObject({
    title: 'House, York',
    beds: 0,
    virtualTourUrl: 'https://tour.example/a1',
  })
  expect(found.media).toMatchObject({
    images: [{ path: 'Pictures\\A1_IMG_00.JPG' }, { path: '../../etc/passwd' }],
    floorplan: { path: 'A1_FLP.pdf' },
    epc: { column: 'MEDIA_IMAGE_60', path: 'A1_EPC.png' },
  })
})

test.each(['0', 'N', 'false'])('PUBLISHED_FLAG %s takes it off the market', (PUBLISHED_FLAG) => {
  expect(mapped(SALE, { PUBLISHED_FLAG }).isPublished).toBe(false)
})
