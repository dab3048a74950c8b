import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isForAll, toldAddress } from './address.ts'

test.each([
  ['the front door', '/', {}, {}, '/'],
  ['a home', '/property/$id', { id: '1204' }, {}, '/property/1204'],
  ['a post', '/blog/$id', { id: 'reading-an-epc' }, {}, '/blog/reading-an-epc'],
  [
    'results by what is chosen',
    '/properties',
    {},
    { type: 'rent', beds: '2' },
    '/properties?type=rent&beds=2',
  ],
  [
    'a number as well as its text',
    '/properties',
    {},
    { baths: 2, sort: 'priceAsc' },
    '/properties?baths=2&sort=priceAsc',
  ],
  ['no place', '/properties', {}, { type: 'sale', location: 'Clapham' }, '/properties?type=sale'],
  ['no budget', '/properties', {}, { minPrice: '350000', maxPrice: '1' }, '/properties'],
  ['no wishes', '/properties', {}, { features: 'pets', nearAmenity: 'school' }, '/properties'],
  [
    'nothing that only has the name of a choice',
    '/properties',
    {},
    { type: 'my aunt', beds: 'two', sort: 'x' },
    '/properties',
  ],
  ['no token of a query', '/unsubscribe', {}, { token: 'c2VjcmV0' }, '/unsubscribe'],
  ['no token of a path', '/newsletter/$token', { token: 'c2VjcmV0' }, {}, '/newsletter/$token'],
  [
    'no token that stands where a number should',
    '/property/$id',
    { id: 'c2VjcmV0' },
    {},
    '/property/$id',
  ],
  [
    'not where a sign-in leads back to',
    '/auth',
    {},
    { from: '/properties?location=York' },
    '/auth',
  ],
  ['whose viewings one looks at', '/agent/viewings', {}, { q: 'Ada Byron' }, '/agent/viewings'],
  ['a page that there is not', '', {}, { q: 'x' }, ''],
])('of an address is told: %s', (_what, route, params, search, told) => {
  expect(toldAddress({ route, params, search })).toBe(told)
})

test('nothing that is written reaches a told address', () => {
  const written = fc.string({ minLength: 6 }).filter((text) => !/^\d+$/.test(text))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), written), written, (search, token) => {
      const told = toldAddress({ route: '/unsubscribe/$token', params: { token }, search })
      fc.pre(!Object.entries(search).some(([, value]) => value === 'newest' || value === 'nearest'))
      expect(told).toMatch(/^\/unsubscribe\/\$token(\?sort=price(Asc|Desc))?$/)
    }),
  )
})

test.each([
  ['/', true],
  ['/property/$id', true],
  ['/cookies', true],
  ['/messages', false],
  ['/auth', false],
  ['/agent/dashboard', false],
  ['/of-tomorrow', false],
])('%s is a page for all: %s', (route, isOne) => {
  expect(isForAll(route)).toBe(isOne)
})
