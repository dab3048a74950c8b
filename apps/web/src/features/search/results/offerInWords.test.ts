import { chipsOf } from '@hearth/core/search/chips.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { expect, test } from 'vitest'
import { offerInWords } from './offerInWords.ts'

const searched: SearchCriteria = {
  location: 'Clapham; Balham',
  radius: 1.6,
  beds: 1,
  maxBeds: 3,
  minPrice: 900,
  maxPrice: 1800,
  listingType: 'rent',
  features: ['garden'],
}

test('every wish is called what its chip says', () => {
  const offers = chipsOf(searched)
    .filter(({ criterion }) => criterion !== 'radius')
    .map(({ without, ...chip }) => offerInWords({ ...chip, criteria: without }, searched))
  expect(offers).toEqual([
    'Without “Clapham”',
    'Without “Balham”',
    'Without “1–3 beds”',
    'Without “£900–£1,800 pcm”',
    'Without “Garden”',
  ])
})

test('a wider circle is no wish left out', () => {
  const criteria = { ...searched, radius: 3.2 }
  expect(offerInWords({ criterion: 'radius', criteria }, searched)).toBe('Within 2 miles')
  expect(offerInWords({ criterion: 'radius', criteria }, { location: 'Leith' })).toBe(
    'Within 2 miles',
  )
})

test('no offer shows the name of a criterion', () => {
  expect(offerInWords({ criterion: 'maxBeds', criteria: {} }, searched)).toBe('Without “Bedrooms”')
})
