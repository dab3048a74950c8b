import { expect, test } from 'vitest'
import { wantedFacts } from './completeness.ts'
import { type ListingInput, NEW_LISTING } from './listingContract.ts'

const missing = (change: Partial<ListingInput>) =>
  wantedFacts({ ...NEW_LISTING, ...change })
    .filter(({ isThere }) => !isThere)
    .map(({ field }) => field)

test('a home for sale, to rent, a shop and land lack different facts', () => {
  const always = ['images', 'floorplanUrl', 'description', 'features', 'areaSqft', 'postcode']
  expect(missing({})).toEqual([...always, 'epcRating', 'councilTaxBand', 'tenure'])
  expect(missing({ listingType: 'rent' })).toEqual([
    ...always,
    ...['epcRating', 'councilTaxBand', 'availableFrom', 'deposit'],
  ])
  expect(missing({ propertyType: 'commercial' })).toEqual([...always, 'epcRating'])
  expect(missing({ propertyType: 'land' })).toEqual([
    ...['images', 'description', 'features', 'postcode'],
  ])
})

test('nothing is missing of a full listing', () => {
  expect(
    missing({
      ...{ images: Array.from({ length: 5 }, (_, i) => `/files/${i}`), floorplanUrl: '/files/9' },
      ...{ description: 'A home. '.repeat(30), features: ['Garden', 'Garage', 'Loft'] },
      ...{ areaSqft: 900, postcode: 'SW4 7AB', epcExemption: 'ordered', councilTaxBand: 'C' },
      tenure: 'freehold',
    }),
  ).toEqual([])
})
