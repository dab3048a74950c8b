import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ListingInput, NEW_LISTING } from '../listingContract.ts'
import { depositCap } from './depositRules.ts'
import { ADVERTISING_RULES, advertisingFindings, firstRefusal } from './findings.ts'

const TODAY = '2026-11-20'
const FULL: ListingInput = {
  ...NEW_LISTING,
  ...{ title: 'A flat by the common', description: 'Two rooms and a view.', price: 300_000 },
  ...{ address: '1 Rose Lane, London', postcode: 'SW4 7AB', beds: 2, baths: 1 },
  ...{ epcRating: 'C', tenure: 'freehold', councilTaxBand: 'D' },
}
const TO_RENT: ListingInput = { ...FULL, listingType: 'rent', price: 1800, deposit: 2076 }

const found = (change: Partial<ListingInput>, base = TO_RENT, day = TODAY) =>
  advertisingFindings({ ...base, ...change }, day)
const severities = (change: Partial<ListingInput>, base = TO_RENT, day = TODAY) =>
  Object.fromEntries(found(change, base, day).map((each) => [each.ruleId, each.severity]))
const said = (description: string, change: Partial<ListingInput> = {}) =>
  severities({ description, ...change })

test('a full and lawful advert has nothing against it', () => {
  expect(found({}, FULL)).toEqual([])
  expect(found({})).toEqual([])
})

test('every rule has a name of its own, and says where it stands', () => {
  const ids = ADVERTISING_RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { source } of ADVERTISING_RULES) {
    expect(source.url).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//)
    expect(source.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

describe('one rent', () => {
  test.each<[string, Partial<ListingInput>]>([
    ['rentNamed', { price: 0, deposit: null }],
    ['rentWithoutQualifier', { priceQualifier: 'offersOver' }],
    ['rentWithoutQualifier', { priceQualifier: 'priceOnApplication' }],
    ['rentWithoutQualifier', { priceQualifier: 'from' }],
    ['rentWithoutQualifier', { priceQualifier: 'guidePrice' }],
  ])('%s: %o', (rule, change) => {
    expect(severities(change)).toEqual({ [rule]: 'refusal' })
  })

  test('a fixed price is one', () => {
    expect(severities({ priceQualifier: 'fixedPrice' })).toEqual({})
  })

  test.each([
    ['rentRange', 'Rent £1,700 - £1,900 pcm.'],
    ['rentRange', '£1,700 pcm to £2,000 pcm depending on the term'],
    ['rentRange', 'Between £1750–1850'],
    ['rentBids', 'Offers over £1,800 considered.'],
    ['rentBids', 'Offers in excess of £1,800'],
    ['rentBids', 'OIEO £1,800'],
    ['rentBids', 'Best and final offers by Friday.'],
    ['rentBids', 'Sealed bids please'],
    ['rentBids', 'Rent on application'],
    ['rentBids', 'From £1,800 pcm'],
  ])('%s: %s', (rule, text) => {
    expect(said(text)).toEqual({ [rule]: 'refusal' })
  })

  test.each([
    'Bills are about £100 - £150 a month.',
    'The flat offers over 1,200 sq ft of living space.',
    'Offers in excess of 1,000 sq ft',
    'Parking from £50 pcm',
    'A short walk from £2 coffee.',
    'Available from 1 May at £1,800 pcm.',
    'In the region of the old mill',
  ])('nothing against: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test('was no law before May 2026, is none in Scotland, and none for shops', () => {
    const offers = { priceQualifier: 'offersOver' } as const
    expect(severities(offers, TO_RENT, '2026-04-30')).toEqual({})
    expect(severities({ ...offers, postcode: 'EH6 6TT' })).toEqual({})
    expect(severities({ ...offers, propertyType: 'commercial' })).toEqual({})
  })

  test('along the border is a warning', () => {
    expect(severities({ priceQualifier: 'offersOver', postcode: 'CH1 1AA' })).toEqual({
      rentWithoutQualifier: 'warning',
    })
  })
})

describe('where nothing tells the nation', () => {
  const nowhere = { address: '5 The Crescent', postcode: null }

  test('what would be refused is a warning that asks for the postcode', () => {
    const change = { priceQualifier: 'offersOver', deposit: 5000, description: 'No DSS.' } as const
    const findings = found({ ...nowhere, ...change })
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([
      ...['rentWithoutQualifier', 'benefits', 'deposit'],
    ])
    for (const { severity, text } of findings) {
      expect(severity).toBe('warning')
      expect(text).toMatch(/ Enter the postcode too: /)
    }
    expect(firstRefusal(findings)).toBeUndefined()
  })

  test('a warning stays as it is', () => {
    expect(found({ ...nowhere, epcRating: null })[0]?.text).not.toContain('postcode')
  })

  test.each([
    ['10 Leith Walk, Edinburgh', {}],
    ['5 St Mary Street, Cardiff', {}],
    ['Scotland Road, Liverpool', { rentBids: 'refusal' }],
    ['1 Rose Lane, London', { rentBids: 'refusal' }],
    ['1 Scotland Road, Carlisle', { rentBids: 'warning' }],
  ])('%s has the law of its city', (address, expected) => {
    expect(said('Offers over £1,800', { address, postcode: null })).toEqual(expected)
  })
})

describe('who may ask', () => {
  test.each([
    ['benefits', 'Sorry, no DSS.'],
    ['benefits', 'No D.S.S'],
    ['benefits', 'NO housing benefit claimants'],
    ['benefits', 'No pets, smokers or DSS'],
    ['benefits', 'DSS not accepted'],
    ['benefits', 'Universal Credit tenants are not considered'],
    ['benefits', 'We do not accept people on benefits'],
    ['benefits', 'Not suitable for DSS'],
    ['children', 'No kids'],
    ['children', 'no children under 12'],
    ['children', 'Strictly no pets or children'],
    ['children', 'No smokers, students or children.'],
    ['children', 'Children not allowed'],
    ['children', 'Children are not permitted'],
    ['children', 'An adults only building'],
    ['children', 'A child-free home'],
    ['origin', 'No foreigners'],
    ['origin', 'British tenants only'],
  ])('%s: %s', (rule, text) => {
    expect(said(text)).toMatchObject({ [rule]: 'refusal' })
  })

  test.each([
    ['professionalsOnly', 'Professionals only'],
    ['professionalsOnly', 'Working professional couples only'],
    ['professionalsOnly', 'Applicants must be in full-time employment'],
    ['childrenUnsuited', 'Not suitable for young children'],
    ['pets', 'No pets'],
    ['rentInAdvance', 'Six months’ rent in advance without a guarantor'],
    ['fixedTerm', '12 month minimum term'],
    ['fixedTerm', 'Let on an assured shorthold tenancy'],
    ['tenantFees', 'A referencing fee of £60 applies'],
    ['holdingDeposit', 'Holding deposit of £500'],
  ])('%s: %s', (rule, text) => {
    expect(said(text)).toEqual({ [rule]: 'warning' })
  })

  test.each([
    'No children have lived here',
    'No children or dogs have ever lived here.',
    'No children’s play area nearby, but a quiet garden',
    'DSS welcome',
    'DSS and Universal Credit accepted',
    'No DSS restrictions',
    'No chain, children welcome',
    'Children are not allowed in the pool alone.',
    'Suits professionals and families',
    'There are benefits to living by the river',
    'Two months’ notice',
    'One month’s rent in advance',
    'No admin fees',
    'There are no application or referencing fees.',
    'Holding deposit £415',
    'No smoking. Families welcome.',
  ])('nothing against: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test('is the same in Wales and Scotland, and is not asked about a sale', () => {
    for (const postcode of ['CF10 1AA', 'EH6 6TT']) {
      expect(said('No DSS', { postcode })).toMatchObject({ benefits: 'refusal' })
    }
    expect(severities({ description: 'No children' }, FULL)).toEqual({})
  })

  test('is found in the title and in each Key Feature, and quoted as it was met', () => {
    const findings = found({ title: 'Flat, no DSS', features: ['Garden', 'No kids'] })
    expect(findings.map(({ field, ruleId }) => [field, ruleId])).toEqual([
      ['title', 'benefits'],
      ['features', 'children'],
    ])
    expect(findings[0]?.text).toContain('“no dss”')
  })
})

describe('the deposit', () => {
  test.each([
    [1800, 2076, 5],
    [1300, 1500, 5],
    [4166, 4806, 5],
    [4167, 5769, 6],
    [52, 60, 5],
  ])('for %i a month is at most %i, %i weeks', (rent, pounds, weeks) => {
    expect(depositCap(rent)).toEqual({ pounds, weeks })
  })

  test('of more is refused, with the figures', () => {
    expect(firstRefusal(found({ deposit: 2077 }))).toMatchObject({
      field: 'deposit',
      text: 'The deposit can be at most five weeks’ rent: £2,076 for £1,800 a month.',
    })
  })

  test.each([
    ['EH6 6TT', 3600],
    ['BT1 5GS', 1800],
  ])('has another limit in %s', (postcode, cap) => {
    expect(firstRefusal(found({ postcode, deposit: cap }))).toBeUndefined()
    expect(firstRefusal(found({ postcode, deposit: cap + 1 }))).toMatchObject({ field: 'deposit' })
  })

  test('never exceeds the weeks that it is said to be, and one pound more does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (rent) => {
        const { pounds, weeks } = depositCap(rent)
        expect(pounds * 52).toBeLessThanOrEqual(rent * 12 * weeks)
        expect((pounds + 1) * 52).toBeGreaterThan(rent * 12 * weeks)
      }),
    )
  })
})

describe('facts that are missing', () => {
  test.each<[Record<string, string>, Partial<ListingInput>]>([
    [{ energyRating: 'warning' }, { epcRating: null }],
    [{}, { epcRating: null, epcExemption: 'ordered' }],
    [{ energyRatingScotland: 'warning' }, { epcRating: null, postcode: 'EH6 6TT' }],
    [{ energyRatingNorthernIreland: 'warning' }, { epcRating: null, postcode: 'BT1 5GS' }],
    [{}, { epcRating: null, epcExemption: 'ordered', postcode: 'BT1 5GS' }],
    [{ tenure: 'warning' }, { tenure: null }],
    [{ lease: 'warning' }, { tenure: 'leasehold' }],
    [{}, { tenure: 'leasehold', leaseYears: 99, serviceCharge: 0, groundRent: 0 }],
    [{ councilTax: 'warning' }, { councilTaxBand: null }],
    [{}, { councilTaxBand: null, postcode: 'BT1 5GS' }],
    [{ salePrice: 'warning' }, { price: 0 }],
    [{ salePrice: 'warning' }, { price: null, priceQualifier: 'priceOnApplication' }],
    [{}, { propertyType: 'land', epcRating: null, tenure: null, councilTaxBand: null }],
  ])('%o: %o', (expected, change) => {
    expect(severities(change, FULL)).toEqual(expected)
  })

  test.each(['F', 'G'] as const)(
    'a home to rent with rating %s needs an exemption',
    (epcRating) => {
      expect(severities({ epcRating })).toEqual({ minimumEnergy: 'warning' })
      expect(severities({ epcRating }, FULL)).toEqual({})
    },
  )
})

test('a home that is let is no advert any more', () => {
  expect(found({ status: 'let', description: 'No DSS', price: 0 })).toEqual([])
})

test('whatever is written, the rules give an answer', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('no', 'dss', 'or', 'children', 'pets', ',', '£1,800', '-', 'offers'), {
        maxLength: 200,
      })
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (description) => {
      expect(Array.isArray(found({ description }))).toBe(true)
    }),
  )
})
