import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['flat in claphm', { propertyType: 'flat', location: 'Clapham', listingType: 'sale' }],
  ['flat in manchestr', { propertyType: 'flat', location: 'Manchester', listingType: 'sale' }],
  ['flat in Guilford', { propertyType: 'flat', location: 'Guildford', listingType: 'sale' }],
  ['flat in Skegnes', { propertyType: 'flat', location: 'Skegness', listingType: 'sale' }],
  [
    "St. John's Wood flat",
    { location: "St John's Wood", propertyType: 'flat', listingType: 'sale' },
  ],
  ['saint albans flat', { location: 'St Albans', propertyType: 'flat', listingType: 'sale' }],
  [
    'flat in south-west London',
    { propertyType: 'flat', location: 'South West London', listingType: 'sale' },
  ],
  ['NW London flat', { location: 'North West London', propertyType: 'flat', listingType: 'sale' }],
  [
    'flat in Jericho, Oxford',
    { propertyType: 'flat', location: 'Jericho, Oxford', listingType: 'sale' },
  ],
  [
    'Richmond, London flat',
    { location: 'Richmond, London', propertyType: 'flat', listingType: 'sale' },
  ],
  [
    'Richmond, North Yorkshire cottage',
    { location: 'Richmond, North Yorkshire', propertyType: 'cottage', listingType: 'sale' },
  ],
  [
    'Brixton, Peckham or Camberwell flat',
    { location: 'Brixton; Peckham; Camberwell', propertyType: 'flat', listingType: 'sale' },
  ],
  [
    'flat in Balham/Tooting',
    { propertyType: 'flat', location: 'Balham; Tooting', listingType: 'sale' },
  ],
  [
    'Clapham London flat',
    { location: 'Clapham, London', propertyType: 'flat', listingType: 'sale' },
  ],
  ['flat in kings cross', { propertyType: 'flat', location: "King's Cross", listingType: 'sale' }],
  ['Newcastle flat', { location: 'Newcastle', propertyType: 'flat', listingType: 'sale' }],
  ['flat in brum', { propertyType: 'flat', location: 'Birmingham', listingType: 'sale' }],
  [
    'flat in Edinburgh New Town',
    { propertyType: 'flat', location: 'Edinburgh New Town', listingType: 'sale' },
  ],
  ['flat in BS8', { propertyType: 'flat', location: 'BS8', listingType: 'sale' }],
  ['flats near SW1A 1AA', { propertyType: 'flat', location: 'SW1A 1AA', listingType: 'sale' }],
  ['flat N1 or E8', { propertyType: 'flat', location: 'N1; E8', listingType: 'sale' }],
  ['Bristol BS6 flat', { location: 'BS6', propertyType: 'flat', listingType: 'sale' }],
  ['flat in the M20 area', { propertyType: 'flat', location: 'M20', listingType: 'sale' }],
  [
    'cottage near the Peak District',
    { propertyType: 'cottage', location: 'Peak District', listingType: 'sale' },
  ],
  ['anywhere in Cornwall', { location: 'Cornwall', listingType: 'sale' }],
  ['around Guildford', { location: 'Guildford', listingType: 'sale' }],
  ['within 5 miles of York', { location: 'York', radius: 8, listingType: 'sale' }],
  ['3 miles from Bath', { location: 'Bath', radius: 4.8, listingType: 'sale' }],
  [
    'house within 2 miles of Stockport',
    { propertyType: 'house', location: 'Stockport', radius: 3.2, listingType: 'sale' },
  ],
  ['10km around Leeds', { location: 'Leeds', radius: 10, listingType: 'sale' }],
  ['5 mile radius of Derby', { location: 'Derby', radius: 8, listingType: 'sale' }],
  [
    'house with a bath in Bath',
    { propertyType: 'house', location: 'Bath', listingType: 'sale' },
    ['bath'],
  ],
  [
    '3 bed house reading',
    { beds: 3, propertyType: 'house', location: 'Reading', listingType: 'sale' },
  ],
  ['quiet reading room', {}, ['quiet reading room']],
  ['house in Hook', { propertyType: 'house', location: 'Hook', listingType: 'sale' }],
  ['over 300k in York', { location: 'York', minPrice: 300000, listingType: 'sale' }],
  ['flat in Poplar', { propertyType: 'flat', location: 'Poplar', listingType: 'sale' }],
  [
    'cheap flat in Cheam',
    { propertyType: 'flat', location: 'Cheam', listingType: 'sale' },
    ['cheap'],
  ],
  [
    'flat on Acacia Avenue',
    { propertyType: 'flat', location: 'Acacia Avenue', listingType: 'sale' },
  ],
  [
    'cottage in Little Snoring',
    { propertyType: 'cottage', location: 'Little Snoring', listingType: 'sale' },
  ],
  [
    'house in Leeds Manchester or York',
    { propertyType: 'house', location: 'Leeds; Manchester; York', listingType: 'sale' },
  ],
  ['flat in Bristol Clifton BS8', { propertyType: 'flat', location: 'BS8', listingType: 'sale' }],
  ['flat in Spain', { propertyType: 'flat', listingType: 'sale' }, ['Spain']],
  [
    'flat in York not Acomb',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['not Acomb'],
  ],
  ['anywhere but York', {}, ['anywhere but York']],
  ['anywhere except York', {}, ['anywhere except York']],
  [
    'flat in London but not Croydon',
    { propertyType: 'flat', location: 'London', listingType: 'sale' },
    ['but not Croydon'],
  ],
  [
    'flat anywhere in London but Croydon',
    { propertyType: 'flat', location: 'London', listingType: 'sale' },
    ['but Croydon'],
  ],
  [
    'house in Surrey apart from Woking or Guildford',
    { propertyType: 'house', location: 'Surrey', listingType: 'sale' },
    ['apart from Woking', 'Guildford'],
  ],
  [
    'house in Surrey other than Woking',
    { propertyType: 'house', location: 'Surrey', listingType: 'sale' },
    ['other than Woking'],
  ],
  ['not Leeds but Bradford', { location: 'Bradford', listingType: 'sale' }, ['not Leeds']],
  [
    'newest houses in York',
    { propertyType: 'house', location: 'York', listingType: 'sale' },
    ['newest'],
  ],
  [
    'cheapest flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['cheapest'],
  ],
  ['house in the Highlands', { propertyType: 'house', location: 'Highlands', listingType: 'sale' }],
  ['any part of London but Croydon', { location: 'London', listingType: 'sale' }, ['but Croydon']],
  [
    'flat in London, nowhere near Croydon',
    { propertyType: 'flat', location: 'London', listingType: 'sale' },
    ['nowhere near Croydon'],
  ],
]

describe('places', () => readsExactly(EXAMPLES))
