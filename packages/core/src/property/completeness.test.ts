import { expect, test } from 'vitest'
import { wantedFacts } from './completeness.ts'
import { type ListingInput, NEW_LISTING } from './listingContract.ts'

const missing = (change: Partial<ListingInput>) =>
  wantedFacts({ ...NEW_LISTING, ...change })
    .filter(({ isThere }) => !isThere)
    .map(({ field }) => field)

test('a home for sale, to rent, a shop and land lack different facts', () => {
  const always: string[] = [
    ...['images', 'floorplanUrl', 'description', 'features', 'areaSqft', 'postcode', 'position'],
  ]
  expect(missing({})).toEqual([...always, 'epcRating', 'councilTaxBand', 'tenure'])
  expect(missing({ listingType: 'rent' })).toEqual([
    ...always,
    ...['epcRating', 'councilTaxBand', 'availableFrom', 'deposit'],
  ])
  expect(missing({ propertyType: 'commercial' })).toEqual([...always, 'epcRating'])
  expect(missing({ propertyType: 'land' })).toEqual([
    ...['images', 'description', 'features', 'postcode', 'position'],
  ])
})

test('nothing is missing of a full listing', () => {
  expect(
    missing({
      ...{ images: Array.from({ length: 5 }, (_, i) => `/files/${i}`), floorplanUrl: '/files/9' },
      ...{ description: 'A home. '.repeat(30), features: ['Garden', 'Garage', 'Loft'] },
      ...{ areaSqft: 900, postcode: 'SW4 7AB', epcExemption: 'ordered', councilTaxBand: 'C' },
      ...{ tenure: 'freehold', position: { lat: 51.5, lng: -0.1 } },
    }),
  ).toEqual([])
})
