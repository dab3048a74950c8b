import { expect, test } from 'vitest'
import type { SearchCriteria, UnderstoodPlace } from '../search/contract.ts'
import { resultsHead, resultsTitle } from './resultsHead.ts'
import { A_FLAT } from './testing/properties.ts'

const ORIGIN = 'https://hearth.example'
const CLAPHAM: UnderstoodPlace = { asked: 'Clapham', matchedAs: 'place', label: 'Clapham, London' }

interface Given {
  total?: number
  places?: UnderstoodPlace[]
  sort?: 'newest' | 'priceAsc'
  notApplied?: string[]
}

function headOf(criteria: SearchCriteria, given: Given = {}) {
  const { total = 38, places = [], sort = 'newest', notApplied = [] } = given
  const found = { items: [A_FLAT], total, totalIsCapped: false, places }
  return resultsHead({ criteria, sort, notApplied }, found, ORIGIN)
}

test.each<[SearchCriteria, string]>([
  [{}, 'Homes for sale'],
  [{ listingType: 'rent', location: 'Clapham' }, 'Homes to rent in Clapham'],
  [
    { listingType: 'rent', location: 'Clapham', beds: 2, maxBeds: 2, propertyType: 'flat' },
    '2 bed flats to rent in Clapham',
  ],
  [{ beds: 2, propertyType: 'semi-detached' }, '2+ bed semi-detached houses for sale'],
  [{ beds: 2, maxBeds: 3 }, '2 to 3 bed homes for sale'],
  [{ beds: 0, maxBeds: 0, propertyType: 'studio' }, 'Studios for sale'],
  [{ location: 'Stockport', radius: 3.2 }, 'Homes for sale within 2 miles of Stockport'],
  [{ location: 'Balham; Streatham' }, 'Homes for sale in Balham or Streatham'],
])('%o is called %s', (criteria, title) => {
  expect(resultsTitle(criteria)).toBe(title)
})

test('it says how many homes there are, and before they are counted nothing of it', () => {
  const criteria: SearchCriteria = { listingType: 'rent', location: 'Clapham' }
  expect(headOf(criteria).description).toBe(
    'Homes to rent in Clapham. 38 homes on the market, with pictures, floorplans and what is near.',
  )
  expect(headOf(criteria, { total: 1 }).description).toContain('1 home on the market')
  expect(headOf(criteria, { total: 0 }).description).toContain('No homes on the market')
  const state = { criteria, sort: 'newest', notApplied: [] } as const
  expect(resultsHead({ ...state, notApplied: [] }, null, ORIGIN)).toMatchObject({
    description: 'Homes to rent in Clapham.',
    isIndexed: false,
  })
})

const ADVERT = 'Buy pills at evil.example'
const here = { places: [CLAPHAM] }
const rentHere: SearchCriteria = { listingType: 'rent', location: 'Clapham' }

test.each<[string, SearchCriteria, Given, string, boolean]>([
  ['everything', {}, {}, '/properties?type=sale', true],
  ['one place', rentHere, here, '/properties?type=rent&location=Clapham', true],
  [
    'one kind of home there',
    { ...rentHere, propertyType: 'flat', beds: 2 },
    here,
    '/properties?type=rent&location=Clapham&beds=2&propertyType=flat',
    true,
  ],
  [
    'nothing there',
    rentHere,
    { ...here, total: 0 },
    '/properties?type=rent&location=Clapham',
    false,
  ],
  [
    'a limit',
    { ...rentHere, maxPrice: 2000 },
    here,
    '/properties?type=rent&location=Clapham',
    false,
  ],
  [
    'a range of bedrooms',
    { ...rentHere, beds: 2, maxBeds: 3 },
    here,
    '/properties?type=rent&location=Clapham',
    false,
  ],
  [
    'another order',
    rentHere,
    { ...here, sort: 'priceAsc' },
    '/properties?type=rent&location=Clapham',
    false,
  ],
  [
    'what cannot be searched',
    rentHere,
    { ...here, notApplied: ['a moat'] },
    '/properties?type=rent&location=Clapham',
    false,
  ],
  [
    'several places',
    { location: 'Balham; Leith' },
    {},
    '/properties?type=sale&location=Balham;+Leith',
    false,
  ],
  [
    'what nobody knows as a place',
    { location: 'Buy now' },
    { places: [{ asked: 'Buy now', matchedAs: 'text', label: 'Buy now' }] },
    '/properties?type=sale&location=Buy+now',
    false,
  ],
  [
    'a name that was mistyped',
    { location: 'claphm' },
    { places: [{ ...CLAPHAM, asked: 'claphm' }] },
    '/properties?type=sale&location=Clapham,+London',
    false,
  ],
  [
    'a name in small letters',
    { location: 'clapham' },
    { places: [{ ...CLAPHAM, asked: 'clapham' }] },
    '/properties?type=sale&location=Clapham',
    false,
  ],
  [
    'what somebody wrote around a place',
    { location: `${ADVERT}, Clapham` },
    { places: [{ ...CLAPHAM, asked: `${ADVERT}, Clapham` }] },
    '/properties?type=sale&location=Clapham,+London',
    false,
  ],
])('%s', (_, criteria, given, path, isIndexed) => {
  expect(headOf(criteria, given)).toMatchObject({ path, isIndexed })
})

test('a page is called by the places as they are understood, and says no words of others', () => {
  const places = [ADVERT, 'Balham'].map((words) => ({ ...CLAPHAM, asked: `${words}, Clapham` }))
  const [one, two] = places.map(({ asked }) => asked)
  const alone = headOf({ location: one }, { places: places.slice(0, 1) })
  expect(alone.title).toBe('Homes for sale in Clapham, London')
  expect(JSON.stringify({ ...alone, feed: '' })).not.toContain('pills')
  const both = headOf({ location: `${one}; ${two}` }, { places })
  expect(both.title).toBe('Homes for sale in Clapham, London or Clapham, London')
  expect(
    headOf({ location: 'clapham' }, { places: [{ ...CLAPHAM, asked: 'clapham' }] }).title,
  ).toBe('Homes for sale in Clapham')
})

test('the same search has the same address, whatever the order of its words', () => {
  const small = { places: [{ ...CLAPHAM, asked: 'clapham' }] }
  const one = headOf({ propertyType: 'flat', location: 'clapham', listingType: 'rent' }, small)
  const other = headOf({ listingType: 'rent', location: 'Clapham', propertyType: 'flat' }, here)
  expect(one.path).toBe(other.path)
})
