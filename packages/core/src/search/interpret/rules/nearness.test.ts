import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  [
    'near a tube station in Ealing',
    { maxTubeDistance: 0.5, location: 'Ealing', listingType: 'sale' },
  ],
  [
    'close to the tube in Ealing',
    { maxTubeDistance: 0.5, location: 'Ealing', listingType: 'sale' },
  ],
  [
    '5 mins from the tube and 10 mins from a train station in Ealing',
    { maxTubeDistance: 0.25, maxTrainDistance: 0.5, location: 'Ealing', listingType: 'sale' },
  ],
  [
    'within 15 minutes walk of Finsbury Park station',
    { location: 'Finsbury Park', maxTrainDistance: 0.75, listingType: 'sale' },
  ],
  [
    'within 20 minutes walk of Leeds station',
    { location: 'Leeds', maxTrainDistance: 1, listingType: 'sale' },
  ],
  ['nr Guilford stn', { location: 'Guildford', maxTrainDistance: 0.5, listingType: 'sale' }],
  ['near Brixton tube', { location: 'Brixton', maxTubeDistance: 0.5, listingType: 'sale' }],
  [
    'near Clapham South station',
    { location: 'Clapham South', maxTubeDistance: 0.5, listingType: 'sale' },
  ],
  [
    'near London Bridge station',
    { location: 'London Bridge', maxTrainDistance: 0.5, listingType: 'sale' },
  ],
  [
    '800m from the tube in Hackney',
    { maxTubeDistance: 0.5, location: 'Hackney', listingType: 'sale' },
  ],
  [
    '500 metres from a bus stop in Hackney',
    { maxBusDistance: 0.31, location: 'Hackney', listingType: 'sale' },
  ],
  [
    'half a mile from the station in Hackney',
    { maxTrainDistance: 0.5, location: 'Hackney', listingType: 'sale' },
  ],
  [
    'station within 5 mins walk in Hackney',
    { maxTrainDistance: 0.25, location: 'Hackney', listingType: 'sale' },
  ],
  [
    'tube station nearby in Hackney',
    { maxTubeDistance: 0.5, location: 'Hackney', listingType: 'sale' },
  ],
  [
    'walking distance to the station in Hackney',
    { maxTrainDistance: 0.5, location: 'Hackney', listingType: 'sale' },
  ],
  [
    'walk to Guildford station in under 15 minutes',
    { location: 'Guildford', maxTrainDistance: 0.75, listingType: 'sale' },
  ],
  [
    'by a good school in Harpenden',
    { nearAmenity: 'school', location: 'Harpenden', listingType: 'sale' },
    ['good'],
  ],
  [
    'near a supermarket and a pub in Headingley',
    { nearAmenity: 'supermarket; pub', location: 'Headingley', listingType: 'sale' },
  ],
  [
    'close to pubs and cafes in York',
    { nearAmenity: 'pub; cafe', location: 'York', listingType: 'sale' },
  ],
  [
    'a supermarket, a school and a bus stop in Corby',
    {
      nearAmenity: 'supermarket; school',
      maxBusDistance: 0.5,
      location: 'Corby',
      listingType: 'sale',
    },
  ],
  ['pub nearby in York', { nearAmenity: 'pub', location: 'York', listingType: 'sale' }],
  [
    '1km from a primary school in Ely',
    { nearAmenity: 'school', location: 'Ely', listingType: 'sale' },
    ['1km'],
  ],
  ['near a park in York', { location: 'York', listingType: 'sale' }, ['near a park']],
  [
    'near a park and a supermarket in York',
    { nearAmenity: 'supermarket', location: 'York', listingType: 'sale' },
    ['near a park'],
  ],
  ['near the tram in York', { location: 'York', listingType: 'sale' }, ['near the tram']],
  ['not near a pub in York', { location: 'York', listingType: 'sale' }, ['not near a pub']],
  [
    'away from the main road in York',
    { location: 'York', listingType: 'sale' },
    ['away from the main road'],
  ],
  ['near me', {}, ['near me']],
  [
    '10 minutes drive from the station in York',
    { location: 'York', listingType: 'sale' },
    ['10 minutes drive from the station'],
  ],
  [
    'near Jubilee line station',
    { maxTubeDistance: 0.5, listingType: 'sale' },
    ['near Jubilee line'],
  ],
  [
    'near the Jubilee line, flat',
    { propertyType: 'flat', listingType: 'sale' },
    ['near the Jubilee line'],
  ],
  [
    'near the A1, 4 bed house',
    { beds: 4, propertyType: 'house', listingType: 'sale' },
    ['near the A1'],
  ],
  ['within walking distance of Kings Cross', { location: "King's Cross", listingType: 'sale' }],
  [
    '15 minute bus ride to the city centre, flat in Bristol',
    { propertyType: 'flat', location: 'Bristol', listingType: 'sale' },
    ['15 minute bus ride to the city centre'],
  ],
  ['near a Waitrose in York', { location: 'York', listingType: 'sale' }, ['near a Waitrose']],
  [
    'flat near Victoria station',
    { propertyType: 'flat', location: 'Victoria', maxTrainDistance: 0.5, listingType: 'sale' },
  ],
  [
    'flat near Charing Cross station',
    { propertyType: 'flat', location: 'Charing Cross', maxTrainDistance: 0.5, listingType: 'sale' },
  ],
  [
    'flat near Charing Cross station, Glasgow',
    {
      propertyType: 'flat',
      location: 'Charing Cross, Glasgow',
      maxTrainDistance: 0.5,
      listingType: 'sale',
    },
  ],
  [
    'flat near Charing Cross station in Glasgow',
    {
      propertyType: 'flat',
      location: 'Charing Cross, Glasgow',
      maxTrainDistance: 0.5,
      listingType: 'sale',
    },
  ],
  [
    'flat near New Street station',
    { propertyType: 'flat', location: 'New Street', maxTrainDistance: 0.5, listingType: 'sale' },
  ],
  [
    'flat near Temple Meads',
    { propertyType: 'flat', location: 'Temple Meads', maxTrainDistance: 0.5, listingType: 'sale' },
  ],
  [
    'flat near Queen Street station, Cardiff',
    {
      propertyType: 'flat',
      location: 'Queen Street, Cardiff',
      maxTrainDistance: 0.5,
      listingType: 'sale',
    },
  ],
  [
    'flat on Queen Street, York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['Queen Street'],
  ],
]

describe('distances', () => readsExactly(EXAMPLES))
