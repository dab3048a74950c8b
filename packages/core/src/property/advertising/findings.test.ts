import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListingInput } from '../listingContract.ts'
import { ADVERTISING_RULES, firstRefusal } from './findings.ts'
import { FULL, found, said, severities } from './testing/adverts.ts'

test('a full and lawful advert has nothing against it', () => {
  expect(found({}, FULL)).toEqual([])
  expect(found({})).toEqual([])
})

test('every rule has a name of its own, and says where it stands', () => {
  const ids = ADVERTISING_RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const source of ADVERTISING_RULES.flatMap(({ laws }) => Object.values(laws))) {
    expect(source.url).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//)
    expect(source.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
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

describe('above £100,000 a year no tenancy is assured', () => {
  const change: Partial<ListingInput> = {
    ...{ priceQualifier: 'offersOver', deposit: 50_000 },
    description: 'Offers over the asking rent. No DSS. No children.',
  }
  const ids = ['rentWithoutQualifier', 'rentBids', 'benefits', 'children', 'deposit']
  const all = (severity: string) => Object.fromEntries(ids.map((id) => [id, severity]))

  test('and England’s law of them is told as a warning', () => {
    expect(severities({ ...change, price: 8333 })).toEqual(all('refusal'))
    expect(severities({ ...change, price: 8334 })).toEqual(all('warning'))
    for (const { text } of found({ ...change, price: 8334 })) {
      expect(text).toContain('above £100,000 a year')
    }
  })

  test('but nobody may be kept away by their origin, and other nations have no such bound', () => {
    expect(said('No foreigners', { price: 9000 })).toEqual({ origin: 'refusal' })
    for (const postcode of ['CF10 1AA', 'EH6 6TT']) {
      expect(said('No DSS', { price: 9000, postcode })).toEqual({ benefits: 'refusal' })
    }
  })
})

describe('facts that are missing', () => {
  test.each<[Record<string, string>, Partial<ListingInput>]>([
    [{ energyRating: 'warning' }, { epcRating: null }],
    [{}, { epcRating: null, epcExemption: 'ordered' }],
    [{ energyRating: 'warning' }, { epcRating: null, postcode: 'EH6 6TT' }],
    [{ energyRating: 'warning' }, { epcRating: null, postcode: 'BT1 5GS' }],
    [{}, { epcRating: null, epcExemption: 'ordered', postcode: 'BT1 5GS' }],
    [{ tenure: 'warning' }, { tenure: null }],
    [{ lease: 'warning' }, { tenure: 'leasehold' }],
    [{}, { tenure: 'leasehold', leaseYears: 99, serviceCharge: 0, groundRent: 0 }],
    [{ councilTax: 'warning' }, { councilTaxBand: null }],
    [{}, { councilTaxBand: null, postcode: 'BT1 5GS' }],
    [{ salePrice: 'warning' }, { price: 0 }],
    [{ salePrice: 'warning' }, { price: 999 }],
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
      .array(
        fc.constantFrom('no', 'dss', 'or', 'children', 'pets', ',', '£1,800', '-', 'offers over'),
        {
          maxLength: 200,
        },
      )
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (description) => {
      expect(Array.isArray(found({ description }))).toBe(true)
    }),
  )
})
