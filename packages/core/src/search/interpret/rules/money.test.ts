import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['up to 1.1m in York', { location: 'York', maxPrice: 1100000, listingType: 'sale' }],
  ['below £275,000 in York', { location: 'York', maxPrice: 275000, listingType: 'sale' }],
  [
    '1100-1300 pcm in Leith',
    { listingType: 'rent', location: 'Leith', minPrice: 1100, maxPrice: 1300 },
  ],
  ['£1.5k a month tops in York', { listingType: 'rent', location: 'York', maxPrice: 1500 }],
  ['£325 per week in York', { listingType: 'rent', location: 'York', maxPrice: 1408 }],
  ['600 pw in Hackney', { listingType: 'rent', location: 'Hackney', maxPrice: 2600 }],
  [
    'from 250k to 300k in York',
    { location: 'York', minPrice: 250000, maxPrice: 300000, listingType: 'sale' },
  ],
  [
    'under three hundred thousand in York',
    { location: 'York', maxPrice: 300000, listingType: 'sale' },
  ],
  [
    'three hundred and fifty thousand in York',
    { location: 'York', maxPrice: 350000, listingType: 'sale' },
  ],
  [
    'roughly 400k in York',
    { location: 'York', minPrice: 360000, maxPrice: 440000, listingType: 'sale' },
  ],
  [
    '£250k-ish in York',
    { location: 'York', minPrice: 225000, maxPrice: 275000, listingType: 'sale' },
  ],
  [
    'circa 400 grand in York',
    { location: 'York', minPrice: 360000, maxPrice: 440000, listingType: 'sale' },
  ],
  [
    'between 300 and 350k in York',
    { location: 'York', minPrice: 300000, maxPrice: 350000, listingType: 'sale' },
  ],
  [
    '£350-400k in York',
    { location: 'York', minPrice: 350000, maxPrice: 400000, listingType: 'sale' },
  ],
  [
    '1m-1.5m in Guildford',
    { location: 'Guildford', minPrice: 1000000, maxPrice: 1500000, listingType: 'sale' },
  ],
  ['half a million in York', { location: 'York', maxPrice: 500000, listingType: 'sale' }],
  ['quarter of a million in York', { location: 'York', maxPrice: 250000, listingType: 'sale' }],
  ['one and a half million in York', { location: 'York', maxPrice: 1500000, listingType: 'sale' }],
  ['1.2 mil in York', { location: 'York', maxPrice: 1200000, listingType: 'sale' }],
  ['over 500k in York', { location: 'York', minPrice: 500000, listingType: 'sale' }],
  ['offers over 250k in York', { location: 'York', minPrice: 250000, listingType: 'sale' }],
  ['max budget 425,000 in York', { location: 'York', maxPrice: 425000, listingType: 'sale' }],
  ['no more than 250k in York', { location: 'York', maxPrice: 250000, listingType: 'sale' }],
  ['sub 500k in York', { location: 'York', maxPrice: 500000, listingType: 'sale' }],
  ['York <250k', { location: 'York', maxPrice: 250000, listingType: 'sale' }],
  ['500k+ in York', { location: 'York', minPrice: 500000, listingType: 'sale' }],
  ['£150 pppw 4 bed in York', { listingType: 'rent', beds: 4, location: 'York', maxPrice: 2600 }],
  ['I have £300k to spend in York', { location: 'York', maxPrice: 300000, listingType: 'sale' }],
  [
    'my budget is between 1,000 and 1,300 per month in York',
    { listingType: 'rent', location: 'York', minPrice: 1000, maxPrice: 1300 },
  ],
  ['under a million in York', { location: 'York', maxPrice: 1000000, listingType: 'sale' }],
  [
    'up to six hundred thousand pounds in York',
    { location: 'York', maxPrice: 600000, listingType: 'sale' },
  ],
  ['£12,000 per annum in York', { listingType: 'rent', location: 'York', maxPrice: 1000 }],
  ['with a 50k deposit in York', { location: 'York', listingType: 'sale' }, ['50k deposit']],
  ['York 250000', { location: 'York', maxPrice: 250000, listingType: 'sale' }],
  [
    'houses 300000-350000 in York',
    {
      propertyType: 'house',
      location: 'York',
      minPrice: 300000,
      maxPrice: 350000,
      listingType: 'sale',
    },
  ],
  [
    '2-3 bed under 300k in York',
    { beds: 2, maxBeds: 3, location: 'York', maxPrice: 300000, listingType: 'sale' },
  ],
  [
    '£1000 to £1200 per month in York',
    { listingType: 'rent', location: 'York', minPrice: 1000, maxPrice: 1200 },
  ],
  ['built in 1990 in York', { location: 'York', listingType: 'sale' }, ['built in 1990']],
  [
    '1930s semi in York',
    { propertyType: 'semi-detached', location: 'York', listingType: 'sale' },
    ['1930s'],
  ],
  [
    'min 1500 max 2000 pcm in York',
    { listingType: 'rent', location: 'York', minPrice: 1500, maxPrice: 2000 },
  ],
  [
    'flat to rent for 2 people in Putney, 1500 each',
    { propertyType: 'flat', listingType: 'rent', location: 'Putney', maxPrice: 3000 },
  ],
  [
    '2 bed flat in Leeds for 2 sharers 500 each',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Leeds', maxPrice: 1000 },
  ],
  [
    '3 bed house in Leeds £130 a head per week',
    { beds: 3, propertyType: 'house', listingType: 'rent', location: 'Leeds', maxPrice: 1690 },
  ],
  [
    '2 bed flat in Leeds 600pp',
    { beds: 2, propertyType: 'flat', listingType: 'rent', location: 'Leeds', maxPrice: 1200 },
  ],
  [
    'flat in Leeds for the three of us, 700 per person',
    { propertyType: 'flat', listingType: 'rent', location: 'Leeds', maxPrice: 2100 },
  ],
  [
    'house in Leeds for 4 students £500 each',
    {
      propertyType: 'house',
      listingType: 'rent',
      location: 'Leeds',
      maxPrice: 2000,
      features: ['students'],
    },
  ],
  [
    'house in Leeds, £250,000 each',
    { propertyType: 'house', listingType: 'sale', location: 'Leeds', maxPrice: 250_000 },
  ],
]

describe('prices and rents', () => readsExactly(EXAMPLES))
