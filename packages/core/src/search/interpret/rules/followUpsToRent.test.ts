import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const RENTING: readonly Example[] = [
  [
    '3 beds instead',
    { beds: 3, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'what about Tooting?',
    { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900, location: 'Tooting' },
  ],
  [
    'also in Streatham',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham; Streatham',
      maxPrice: 1900,
    },
  ],
  [
    'or Hackney',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham; Hackney',
      maxPrice: 1900,
    },
  ],
  [
    'and Hackney',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham; Hackney',
      maxPrice: 1900,
    },
  ],
  [
    'Hackney too',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham; Hackney',
      maxPrice: 1900,
    },
  ],
  [
    'add Clapham',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham; Clapham',
      maxPrice: 1900,
    },
  ],
  [
    'remove Balham and add Clapham',
    { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900, location: 'Clapham' },
  ],
  ['not Balham', { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900 }],
  ['anywhere but Balham', { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900 }],
  [
    'Hackney instead',
    { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900, location: 'Hackney' },
  ],
  [
    'make it 2 bathrooms',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      baths: 2,
    },
  ],
  [
    'make it 3',
    { beds: 3, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'one more bedroom',
    { beds: 3, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'only flats',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    "doesn't have to be a flat",
    { beds: 2, listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  ['actually to buy', { beds: 2, propertyType: 'flat', listingType: 'sale', location: 'Balham' }],
  [
    'up to 2000 then',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 2000 },
  ],
  [
    'min 1500',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      minPrice: 1500,
    },
  ],
  [
    'remove the price limit',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham' },
  ],
  ['no max price', { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham' }],
  ['any budget', { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham' }],
  [
    'cheaper please',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1710 },
  ],
  [
    '20% cheaper',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1520 },
  ],
  ['reset', {}],
  [
    'start over. 1 bed to rent in Leeds, furnished, 850 pcm',
    { beds: 1, listingType: 'rent', location: 'Leeds', features: ['furnished'], maxPrice: 850 },
  ],
  [
    'near the tube',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      maxTubeDistance: 0.5,
    },
  ],
  [
    'forget the tube',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'within 2 miles',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      radius: 3.2,
    },
  ],
  [
    'without parking',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      excludedFeatures: ['parking'],
    },
  ],
  [
    'and pets',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      features: ['pets'],
    },
  ],
  [
    'not ground floor',
    {
      beds: 2,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      excludedFeatures: ['ground floor'],
    },
  ],
  [
    'studio',
    {
      beds: 0,
      propertyType: 'studio',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      maxBeds: 0,
    },
  ],
  [
    '1 or 2 beds',
    {
      beds: 1,
      propertyType: 'flat',
      listingType: 'rent',
      location: 'Balham',
      maxPrice: 1900,
      maxBeds: 2,
    },
  ],
  [
    'any number of bedrooms',
    { propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'anywhere in London',
    { beds: 2, propertyType: 'flat', listingType: 'rent', maxPrice: 1900, location: 'London' },
  ],
  [
    'further out',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
    ['further out'],
  ],
  [
    'bigger',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
    ['bigger'],
  ],
  [
    'thanks',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'tell me a joke',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
  [
    'what is the crime rate?',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Balham', maxPrice: 1900 },
  ],
]

describe('after 2 bed flat to rent in Balham under 1900', () =>
  readsExactly(RENTING, ['2 bed flat to rent in Balham under 1900']))
