import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaArbitrary } from './testing/criteriaArbitrary.ts'
import { criteriaFromParams, criteriaToParams, readParams } from './urlCodec.ts'

test('a search survives its address', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      const query = new URLSearchParams(criteriaToParams(criteria)).toString()
      expect(criteriaFromParams(Object.fromEntries(new URLSearchParams(query)))).toEqual(criteria)
    }),
    { numRuns: 1000 },
  )
})

test('no address throws or yields criteria outside the schema', () => {
  const names = [
    'type',
    'beds',
    'minBeds',
    'location',
    'radius',
    'features',
    'nearAmenity',
    'maxPrice',
  ]
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' })),
      (params) => {
        const criteria = criteriaFromParams(params)
        expect(criteriaFromParams(criteriaToParams(criteria))).toEqual(criteria)
      },
    ),
  )
})

test.each([
  [{ minBeds: '2' }, { beds: 2 }],
  [{ minBeds: '2', beds: '3' }, { beds: 3 }],
  [
    { beds: '0', maxBeds: '0' },
    { beds: 0, maxBeds: 0 },
  ],
  [{ beds: '2.5', location: 'Leeds' }, { location: 'Leeds' }],
  [{ type: 'lease', maxPrice: '-1' }, {}],
  [{ features: 'garden, parking' }, { features: ['garden', 'parking'] }],
  [{ features: 'garden,moat' }, { features: ['garden'] }],
  [{ features: 'moat' }, {}],
  [{ nearAmenity: 'school,pub' }, { nearAmenity: 'school; pub' }],
  [{ nearAmenity: 'school; pub' }, { nearAmenity: 'school; pub' }],
  [{ nearAmenity: 'pub,school,pub' }, { nearAmenity: 'pub; school' }],
  [{ location: 'Jericho, Oxford' }, { location: 'Jericho, Oxford' }],
  [{ location: 'Leeds;York; Leeds;' }, { location: 'Leeds; York' }],
  [{ location: ' ; ' }, {}],
  [
    { beds: '3', maxBeds: '1' },
    { beds: 1, maxBeds: 3 },
  ],
  [
    { minPrice: '500000', maxPrice: '300000' },
    { minPrice: 300_000, maxPrice: 500_000 },
  ],
  [{ features: 'garden,,garden', excludedFeatures: 'garden' }, { features: ['garden'] }],
  [
    { features: 'garden', excludedFeatures: 'garden,new build' },
    { features: ['garden'], excludedFeatures: ['new build'] },
  ],
])('%o is read as %o', (params, criteria) => {
  expect(criteriaFromParams(params)).toEqual(criteria)
})

test.each([
  [{ propertyType: 'castle', location: 'Leeds' }, ['propertyType=castle']],
  [{ beds: 'two', minBeds: '1' }, ['beds=two']],
  [{ minBeds: 'two' }, ['minBeds=two']],
  [{ features: 'garden,moat,drawbridge' }, ['features=moat,drawbridge']],
  [{ features: 'moat' }, ['features=moat']],
  [{ type: ' ', beds: '', utm_source: 'x', location: 'Leeds' }, []],
  [{ beds: '3', maxBeds: '1' }, []],
])('what cannot be read in %o is told: %j', (params, unread) => {
  expect(readParams(params).unread).toEqual(unread)
})

test('the parameters have the names of the specification', () => {
  expect(
    criteriaToParams({
      listingType: 'rent',
      location: 'Leith',
      features: ['garden', 'pets'],
      nearAmenity: 'school; pub',
    }),
  ).toEqual({ type: 'rent', location: 'Leith', features: 'garden,pets', nearAmenity: 'school,pub' })
})
