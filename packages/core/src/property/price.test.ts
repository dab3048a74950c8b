import { expect, test } from 'vitest'
import { formatPrice, isSteepFall, qualifierLabel } from './price.ts'

test.each([
  [{ price: 485000, priceText: null, listingType: 'sale' }, '£485,000'],
  [{ price: 1750, priceText: null, listingType: 'rent' }, '£1,750 pcm'],
  [{ price: 0, priceText: null, listingType: 'sale' }, '£0'],
  [{ price: null, priceText: null, listingType: 'sale' }, 'Price on application'],
  [{ price: null, priceText: '  ', listingType: 'sale' }, 'Price on application'],
  [
    { price: null, priceText: 'Offers around half a million', listingType: 'sale' },
    'Offers around half a million',
  ],
] as const)('%o is shown as %s', (listing, shown) => {
  expect(formatPrice(listing)).toBe(shown)
})

test('a qualifier that would repeat the price is not shown', () => {
  expect(qualifierLabel('guidePrice')).toBe('Guide price')
  expect(qualifierLabel('priceOnApplication')).toBeUndefined()
  expect(qualifierLabel(null)).toBeUndefined()
})

test('a fall by more than nine tenths is a steep one', () => {
  expect(isSteepFall(159_950, 12)).toBe(true)
  expect(isSteepFall(100_000, 10_000)).toBe(false)
  expect(isSteepFall(100_000, 120_000)).toBe(false)
})
