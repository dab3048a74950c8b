import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const BUYING: readonly Example[] = [
  [
    'a bit cheaper',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 360000,
      listingType: 'sale',
    },
  ],
  [
    'with parking, and close to a train station',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden', 'parking'],
      location: 'York',
      maxPrice: 400000,
      maxTrainDistance: 0.5,
      listingType: 'sale',
    },
  ],
  [
    "garden doesn't matter",
    { beds: 3, propertyType: 'house', location: 'York', maxPrice: 400000, listingType: 'sale' },
  ],
  [
    "don't need the garden",
    { beds: 3, propertyType: 'house', location: 'York', maxPrice: 400000, listingType: 'sale' },
  ],
  [
    'no garden',
    {
      beds: 3,
      propertyType: 'house',
      location: 'York',
      maxPrice: 400000,
      excludedFeatures: ['garden'],
      listingType: 'sale',
    },
  ],
  [
    'garden optional',
    { beds: 3, propertyType: 'house', location: 'York', maxPrice: 400000, listingType: 'sale' },
  ],
  [
    'any budget',
    { beds: 3, propertyType: 'house', features: ['garden'], location: 'York', listingType: 'sale' },
  ],
  [
    'to rent',
    { beds: 3, propertyType: 'house', features: ['garden'], location: 'York', listingType: 'rent' },
  ],
  [
    'up to 450',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 450000,
      listingType: 'sale',
    },
  ],
  [
    'increase budget by 25k',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 425000,
      listingType: 'sale',
    },
  ],
  [
    '450k, 4 beds',
    {
      beds: 4,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 450000,
      listingType: 'sale',
    },
  ],
  [
    'detached',
    {
      beds: 3,
      propertyType: 'detached',
      features: ['garden'],
      location: 'York',
      maxPrice: 400000,
      listingType: 'sale',
    },
  ],
  [
    'any type of property',
    { beds: 3, features: ['garden'], location: 'York', maxPrice: 400000, listingType: 'sale' },
  ],
  [
    'within 5 miles',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 400000,
      radius: 8,
      listingType: 'sale',
    },
  ],
  [
    'just Leeds',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      maxPrice: 400000,
      location: 'Leeds',
      listingType: 'sale',
    },
  ],
  [
    'instead of York, Leeds',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      maxPrice: 400000,
      location: 'Leeds',
      listingType: 'sale',
    },
  ],
  [
    'flat instead of house',
    {
      beds: 3,
      propertyType: 'flat',
      features: ['garden'],
      location: 'York',
      maxPrice: 400000,
      listingType: 'sale',
    },
  ],
  [
    'only show new builds',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden', 'new build'],
      location: 'York',
      maxPrice: 400000,
      listingType: 'sale',
    },
  ],
  [
    '20 minutes walk to the station',
    {
      beds: 3,
      propertyType: 'house',
      features: ['garden'],
      location: 'York',
      maxPrice: 400000,
      maxTrainDistance: 1,
      listingType: 'sale',
    },
  ],
]

describe('after 3 bed house with a garden in York up to 400k', () =>
  readsExactly(BUYING, ['3 bed house with a garden in York up to 400k']))
