import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './Price.tsx'

const home = { price: 485_000, priceText: null, priceQualifier: null, listingType: 'sale' } as const
const shown = (listing: Parameters<typeof Price>[0]['listing']) =>
  render(<Price listing={listing} />)
    .container.textContent?.replace(/\s+/g, ' ')
    .trim()

test.each([
  [home, '£485,000'],
  [{ ...home, listingType: 'rent', price: 1750 }, '£1,750 pcm'],
  [{ ...home, priceQualifier: 'guidePrice' }, '£485,000 Guide price'],
  [{ ...home, priceQualifier: 'from' }, 'From £485,000'],
  [{ ...home, price: null, priceQualifier: 'priceOnApplication' }, 'Price on application'],
  [{ ...home, price: null, priceText: 'Offers by 12 May' }, 'Offers by 12 May'],
] as const)('%j reads "%s"', (listing, text) => {
  expect(shown(listing)).toBe(text)
})
