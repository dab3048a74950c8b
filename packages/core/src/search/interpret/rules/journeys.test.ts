import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  [
    '30 minutes from Liverpool Street, flat',
    { propertyType: 'flat', listingType: 'sale' },
    ['30 minutes from Liverpool Street'],
  ],
  [
    'house commutable to London',
    { propertyType: 'house', listingType: 'sale' },
    ['commutable to London'],
  ],
  [
    'flat, easy commute to Paddington',
    { propertyType: 'flat', listingType: 'sale' },
    ['easy commute to Paddington'],
  ],
  [
    '45 minutes to Euston by train, flat in Watford',
    { propertyType: 'flat', location: 'Watford', listingType: 'sale' },
    ['45 minutes to Euston by train'],
  ],
  [
    '4 bed house 10 minutes from Leeds city centre',
    { beds: 4, propertyType: 'house', listingType: 'sale' },
    ['10 minutes from Leeds city centre'],
  ],
  [
    '10 minutes walk from Leeds city centre, flat',
    { location: 'Leeds City Centre', radius: 0.8, propertyType: 'flat', listingType: 'sale' },
  ],
  ['flat in zone 3', { propertyType: 'flat', listingType: 'sale' }, ['zone 3']],
  [
    'quiet street, low crime, flat in Bath',
    { propertyType: 'flat', location: 'Bath', listingType: 'sale' },
    ['quiet street', 'low crime'],
  ],
  [
    'good transport links, flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['good transport links'],
  ],
  [
    'spacious modern flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['spacious', 'modern'],
  ],
  [
    'nice area of Sheffield, flat',
    { location: 'Sheffield', propertyType: 'flat', listingType: 'sale' },
    ['nice area'],
  ],
  [
    'close to shops and the sea front, flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['close to shops', 'sea front'],
  ],
  [
    'available from January, flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['available from January'],
  ],
  ['pied a terre in Mayfair', { location: 'Mayfair', listingType: 'sale' }, ['pied a terre']],
  [
    'flat with a bath in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['bath'],
  ],
]

describe('journeys and other wishes', () => readsExactly(EXAMPLES))
