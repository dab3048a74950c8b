import { describe, expect, test } from 'vitest'
import type { ListingInput } from '../listingContract.ts'
import { FULL, found, said, severities, TO_RENT } from './testing/adverts.ts'

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
    ['benefits', 'No DHSS'],
    ['benefits', 'Not DSS'],
    ['benefits', 'DSS need not apply'],
    ['benefits', 'Benefits claimants, please do not apply: benefits claimants need not apply'],
    ['benefits', 'No tenants on benefits'],
    ['benefits', 'No people on benefits'],
    ['benefits', 'No one on Universal Credit'],
    ['benefits', 'Nobody on benefits'],
    ['benefits', 'no HB'],
    ['benefits', 'No pets, no DSS accepted'],
    ['benefits', 'No DSS accepted'],
    ['benefits', 'No pets, smokers or DSS accepted'],
    ['benefits', 'No pets, DSS not accepted'],
    ['benefits', 'No pets, DSS. Children welcome.'],
    ['benefits', 'No benefits are accepted'],
    ['benefits', "Benefits can't be accepted"],
    ['children', 'No under 18s'],
    ['children', 'no pets or under-16s'],
    ['children', 'Under 18s not accepted'],
    ['children', 'Families need not apply'],
    ['children', 'No children allowed'],
    ['children', 'No smokers, children or pets allowed'],
    ['children', 'No pets and children allowed'],
    ['children', 'Child-free household'],
    ['children', 'Adults only'],
    ['children', 'Adults-only let'],
    ['children', 'Adults only tenancy'],
    ['benefits', 'Tenants must not be in receipt of benefits'],
    ['benefits', 'Applicants must not be on housing benefit'],
    ['benefits', 'You cannot be claiming Universal Credit'],
    ['benefits', 'Tenants may not claim benefits'],
    ['benefits', 'DSS declined'],
    ['benefits', 'Universal Credit will be refused'],
    ['benefits', 'Benefit claimants are turned away'],
    ['benefits', 'The landlord does not accept DSS'],
    ['benefits', "The landlord doesn't take housing benefit"],
    ['benefits', 'Not taking DSS'],
    ['benefits', 'Not for DSS'],
    ['benefits', 'Not open for people on benefits'],
    ['benefits', 'No state benefits'],
    ['children', 'Not for families'],
    ['children', 'Suits a couple, not for children'],
    ['children', 'Sorry, not for families.'],
    ['children', 'The flat is not for families'],
    ['children', 'Not available to families'],
    ['children', 'Not accepting children'],
    ['children', 'Families declined'],
    ['children', 'Children are prohibited'],
    ['children', 'Couples without children only'],
    ['children', 'Couples without kids preferred'],
    ['children', 'Only for couples without children'],
    ['children', 'Tenants must not have children'],
    ['children', 'Tenants must have no children'],
    ['children', 'Childless couple preferred'],
    ['children', 'Over 18s only'],
    ['children', 'No dependants'],
    ['children', 'No dependent children'],
    ['origin', 'English people only'],
    ['origin', 'No foreigners'],
    ['origin', 'British tenants only'],
  ])('%s: %s', (rule, text) => {
    expect(said(text)).toMatchObject({ [rule]: 'refusal' })
  })

  test.each([
    ['professionalsOnly', 'Professionals only'],
    ['professionalsOnly', 'Working professional couples only'],
    ['professionalsOnly', 'Applicants must be in full-time employment'],
    ['professionalsOnly', 'Employed applicants only'],
    ['childrenUnsuited', 'Not suitable for young children'],
    ['childrenUnsuited', 'Not ideal for families'],
    ['childrenUnsuited', 'A street of families, not for children alone'],
    ['childrenUnsuited', 'The gym is not for children'],
    ['forAdults', 'The bar is for over 18s only.'],
    ['pets', 'No pets'],
    ['forAdults', 'residents enjoy an adults-only pool'],
    ['forAdults', 'The pool is adults only.'],
    ['forAdults', 'close to the child-free lounge'],
    ['language', 'English speakers only'],
    ['pets', 'no pets, DSS welcome'],
    ['pets', 'No pets or smokers, benefits considered'],
    ['pets', 'no pets, children allowed'],
    ['pets', 'no pets, children accepted'],
    ['pets', 'No pets, children ok'],
    ['pets', 'No pets, children over 5 are welcome'],
    ['pets', 'No pets, DSS and children welcome'],
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
    'no smokers, DSS accepted',
    'no students, universal credit accepted',
    'no smokers, families preferred',
    'No smokers, DSS tenants with a guarantor are considered',
    'no children play area nearby',
    'no benefit is lost',
    'No benefits are lost by moving here.',
    'The flat does not benefit from parking.',
    'No tenants on benefits will be turned away',
    'Whether or not DSS, everybody may ask',
    'No under 12s in the gym',
    'Under 18s welcome',
    'Viewings in English only',
    'You need not be in receipt of benefits.',
    'Whether you claim benefits or not, ask us.',
    'Must not be missed: benefits from a garden',
    'Universal Credit is not excluded from what we count as income.',
    'DSS tenants are not declined.',
    'DSS is never refused',
    'No children are turned away.',
    'Housing benefit excluded from income is counted by us.',
    'Families with or without children are welcome.',
    'Guests without children only use the side door.',
    'Couples without children pay the same rent.',
    'Children are prohibited in the plant room.',
    'Not for sale',
    'The home is for families.',
    'Dependants are welcome.',
  ])('nothing against: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test('is not asked about a sale', () => {
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

describe('each nation has its own law', () => {
  const words = 'No DSS. No children.'
  const lawsIn = (postcode: string, day?: string) =>
    found({ description: words, postcode }, TO_RENT, day).map(({ source, severity }) => [
      source.title,
      severity,
    ])

  test.each([
    ['SW4 7AB', 'Renters’ Rights Act 2025, section 34', 'Renters’ Rights Act 2025, section 33'],
    ['CF10 1AA', 'Renters’ Rights Act 2025, section 44', 'Renters’ Rights Act 2025, section 44'],
    [
      'EH6 6TT',
      'Private Housing (Tenancies) (Scotland) Act 2016, section 6B',
      'Private Housing (Tenancies) (Scotland) Act 2016, section 6A',
    ],
  ])('%s', (postcode, benefits, children) => {
    expect(lawsIn(postcode)).toEqual([
      [benefits, 'refusal'],
      [children, 'refusal'],
    ])
  })

  test('Wales’s holds from June 2026, a month after the others', () => {
    expect(lawsIn('CF10 1AA', '2026-05-31')).toEqual([])
    expect(lawsIn('CF10 1AA', '2026-06-01')).toHaveLength(2)
    for (const postcode of ['SW4 7AB', 'EH6 6TT']) {
      expect(lawsIn(postcode, '2026-04-30')).toEqual([])
      expect(lawsIn(postcode, '2026-05-01')).toHaveLength(2)
    }
  })

  test('along a border is refused what both sides refuse, once', () => {
    expect(said('No DSS', { postcode: 'CH1 1AA' })).toEqual({ benefits: 'refusal' })
    expect(found({ description: 'No DSS', postcode: 'CH1 1AA' })).toHaveLength(1)
    expect(lawsIn('CH1 1AA', '2026-05-31')).toMatchObject([
      [expect.stringContaining('section 34'), 'warning'],
      [expect.stringContaining('section 33'), 'warning'],
    ])
  })

  test.each(['SW4 7AB', 'CF10 1AA', 'EH6 6TT'])(
    '%s: a retirement home may be for its age',
    (postcode) => {
      const homes: Partial<ListingInput>[] = [
        { features: ['Sheltered housing'] },
        { features: ['Retirement property'] },
        { title: 'Retirement flat, two bedrooms' },
      ]
      for (const home of homes) {
        expect(said('No children', { postcode, ...home })).toEqual({ children: 'warning' })
        expect(said('No DSS', { postcode, ...home })).toEqual({ benefits: 'refusal' })
      }
      expect(found({ description: 'No children', postcode, ...homes[0] })[0]?.text).toContain(
        'proportionate means',
      )
      expect(said('No children. Near a retirement village.', { postcode })).toEqual({
        children: 'refusal',
      })
    },
  )
})
