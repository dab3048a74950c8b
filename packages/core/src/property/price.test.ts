import { expect, test } from 'vitest'
import { formatPrice, parsePrice, qualifierLabel } from './price.ts'

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

test.each([
  ['£450,000', 450000],
  ['450000', 450000],
  [' £1,250.50 ', 1251],
  ['POA', undefined],
  ['', undefined],
  ['450k', undefined],
  ['£1,250,000', 1_250_000],
  ['1,25', undefined],
  ['1250,000', undefined],
  ['1 25', undefined],
  ['1,000,000,000,000', undefined],
  ['1e9', undefined],
])('%s is read as %s', (text, pounds) => {
  expect(parsePrice(text)).toBe(pounds)
})

test('a qualifier that would repeat the price is not shown', () => {
  expect(qualifierLabel('guidePrice')).toBe('Guide price')
  expect(qualifierLabel('priceOnApplication')).toBeUndefined()
  expect(qualifierLabel(null)).toBeUndefined()
})
