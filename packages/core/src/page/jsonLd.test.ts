import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POSTS } from '../blog/posts.ts'
import { criteriaArbitrary } from '../search/testing/criteriaArbitrary.ts'
import { blogHead, blogPostHead } from './blogHead.ts'
import type { PageHead } from './head.ts'
import { homeHead } from './homeHead.ts'
import { propertyHead } from './propertyHead.ts'
import { resultsHead } from './resultsHead.ts'
import { faultsOf } from './testing/faultsOf.ts'
import { A_FLAT, anyProperty } from './testing/properties.ts'
import { TEXT_PAGES, type TextPath, textHead } from './textHead.ts'

const ORIGIN = 'https://hearth.example'
const FOUND = { items: [A_FLAT], total: 1, totalIsCapped: false, places: [] }
const SEARCH = { criteria: { location: 'York' }, sort: 'newest', notApplied: [] } as const

const pages: [string, PageHead][] = [
  ['home', homeHead(ORIGIN)],
  ['results', resultsHead({ ...SEARCH, notApplied: [] }, FOUND, ORIGIN)],
  ['a home for sale', propertyHead(A_FLAT, ORIGIN)],
  ['a home to rent', propertyHead({ ...A_FLAT, listingType: 'rent', price: 1750 }, ORIGIN)],
  ['land', propertyHead({ ...A_FLAT, propertyType: 'land', lat: null, areaSqft: null }, ORIGIN)],
  ['the blog', blogHead(ORIGIN)],
  ...POSTS.map((post): [string, PageHead] => [post.id, blogPostHead(post, ORIGIN)]),
  ...Object.keys(TEXT_PAGES).map((path): [string, PageHead] => [
    path,
    textHead(path as TextPath, ORIGIN),
  ]),
]

test.each(pages)('what %s tells robots is valid', async (_, head) => {
  expect(head.jsonLd.length).toBeGreaterThan(0)
  expect(await faultsOf(head.jsonLd)).toEqual([])
})

test('the checker finds a type and a property that do not exist, and what is missing', async () => {
  expect(await faultsOf([{ '@type': 'Hovel' }])).toHaveLength(1)
  expect(await faultsOf([{ '@type': 'House', numberOfGnomes: 2 }])).toHaveLength(1)
  expect(await faultsOf([{ '@type': 'BreadcrumbList' }])).not.toEqual([])
})

test('whatever a listing says, what it tells robots is valid', () =>
  fc.assert(
    fc.asyncProperty(anyProperty, async (property) => {
      expect(await faultsOf(propertyHead(property, ORIGIN).jsonLd)).toEqual([])
    }),
  ))

test('whatever is searched for, what it tells robots is valid', () =>
  fc.assert(
    fc.asyncProperty(criteriaArbitrary, async (criteria) => {
      const head = resultsHead({ criteria, sort: 'newest', notApplied: [] }, FOUND, ORIGIN)
      expect(await faultsOf(head.jsonLd)).toEqual([])
    }),
  ))

test('a home is told with its price, its rooms and where it is', () => {
  const [listing] = propertyHead({ ...A_FLAT, listingType: 'rent', price: 1750 }, ORIGIN).jsonLd
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://hearth.example/property/12',
    image: [
      'https://hearth.example/social/art/front/flat-2-1.jpg',
      'https://hearth.example/social/art/room/living.jpg',
    ],
    offers: {
      '@type': 'Offer',
      price: 1750,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 1750, unitCode: 'MON' },
    },
    mainEntity: {
      '@type': 'Apartment',
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 1,
      floorSize: { value: 690, unitCode: 'FTK' },
      geo: { latitude: 51.4613, longitude: -0.1375 },
      address: {
        streetAddress: '12 Beechwood Crescent',
        addressLocality: 'Clapham, London',
        postalCode: 'SW4',
        addressCountry: 'GB',
      },
    },
  })
})

test.each([
  ['available', 'InStock'],
  ['underOffer', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
  ['let', 'SoldOut'],
] as const)('a home that is %s is %s', (status, availability) => {
  const [listing] = propertyHead({ ...A_FLAT, status }, ORIGIN).jsonLd
  expect(listing).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  })
})

test('a home without a price or a position tells of neither', () => {
  const bare = { ...A_FLAT, price: null, lat: null, lng: null, areaSqft: null }
  const [listing] = propertyHead(bare, ORIGIN).jsonLd
  expect(JSON.stringify(listing)).not.toMatch(/price|geo|floorSize/)
})
