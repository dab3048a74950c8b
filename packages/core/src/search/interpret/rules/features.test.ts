import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['garden in York', { features: ['garden'], location: 'York', listingType: 'sale' }],
  [
    'communal garden in York',
    { features: ['communal garden'], location: 'York', listingType: 'sale' },
  ],
  [
    'garage and driveway in York',
    { features: ['garage', 'parking'], location: 'York', listingType: 'sale' },
  ],
  ['off street parking in York', { features: ['parking'], location: 'York', listingType: 'sale' }],
  ['furnished in York', { features: ['furnished'], location: 'York', listingType: 'sale' }],
  [
    'part-furnished in York',
    { features: ['part furnished'], location: 'York', listingType: 'sale' },
  ],
  ['furnished or unfurnished in York', { location: 'York', listingType: 'sale' }],
  ['pet-friendly in York', { features: ['pets'], location: 'York', listingType: 'sale' }],
  ['dogs allowed in York', { features: ['pets'], location: 'York', listingType: 'sale' }],
  [
    'pets not allowed in York',
    { excludedFeatures: ['pets'], location: 'York', listingType: 'sale' },
  ],
  [
    'bills included in York',
    { features: ['bills included'], location: 'York', listingType: 'sale' },
  ],
  [
    'DSS accepted in York',
    { features: ['housing benefit'], location: 'York', listingType: 'sale' },
  ],
  ['no onward chain in York', { features: ['chain free'], location: 'York', listingType: 'sale' }],
  ['chain free in York', { features: ['chain free'], location: 'York', listingType: 'sale' }],
  ['new build in York', { features: ['new build'], location: 'York', listingType: 'sale' }],
  [
    'no new builds in York',
    { excludedFeatures: ['new build'], location: 'York', listingType: 'sale' },
  ],
  [
    'not ground floor in York',
    { excludedFeatures: ['ground floor'], location: 'York', listingType: 'sale' },
  ],
  [
    'not on the ground floor in York',
    { excludedFeatures: ['ground floor'], location: 'York', listingType: 'sale' },
  ],
  [
    'no garden or parking in York',
    { excludedFeatures: ['garden', 'parking'], location: 'York', listingType: 'sale' },
  ],
  ['without a lift in York', { excludedFeatures: ['lift'], location: 'York', listingType: 'sale' }],
  [
    'not furnished in York',
    { excludedFeatures: ['furnished'], location: 'York', listingType: 'sale' },
  ],
  ['no lift needed in York', { location: 'York', listingType: 'sale' }],
  ['en suite in York', { features: ['en suite'], location: 'York', listingType: 'sale' }],
  [
    '2 en-suites in York',
    { features: ['en suite'], location: 'York', listingType: 'sale' },
    ['2 en-suites'],
  ],
  ['sea view in York', { features: ['sea view'], location: 'York', listingType: 'sale' }],
  ['river view in York', { features: ['river view'], location: 'York', listingType: 'sale' }],
  [
    'overlooking the river in York',
    { location: 'York', listingType: 'sale' },
    ['overlooking the river'],
  ],
  [
    'EV charger in York',
    { features: ['electric car charging'], location: 'York', listingType: 'sale' },
  ],
  [
    'south facing garden in York',
    { features: ['south facing', 'garden'], location: 'York', listingType: 'sale' },
  ],
  ['with a gym in York', { features: ['gym'], location: 'York', listingType: 'sale' }],
  ['gym nearby in York', { location: 'York', listingType: 'sale' }, ['gym nearby']],
  ['near a gym in York', { location: 'York', listingType: 'sale' }, ['near a gym']],
  ['home office in York', { features: ['study'], location: 'York', listingType: 'sale' }],
  ['granny flat in York', { features: ['annexe'], location: 'York', listingType: 'sale' }],
  [
    'at least 2 acres in York',
    { features: ['land'], location: 'York', listingType: 'sale' },
    ['at least 2 acres'],
  ],
  ['lower ground floor in York', { features: ['basement'], location: 'York', listingType: 'sale' }],
  ['gardn in York', { features: ['garden'], location: 'York', listingType: 'sale' }],
  [
    'parking for 2 cars in York',
    { features: ['parking'], location: 'York', listingType: 'sale' },
    ['2 cars'],
  ],
  ['needs work in York', { features: ['needs work'], location: 'York', listingType: 'sale' }],
  ['big garden in York', { features: ['garden'], location: 'York', listingType: 'sale' }, ['big']],
  [
    'garage or a driveway in York',
    { features: ['garage'], location: 'York', listingType: 'sale' },
    ['driveway'],
  ],
  [
    'balcony and/or garden in York',
    { features: ['balcony', 'garden'], location: 'York', listingType: 'sale' },
  ],
  [
    'wifi and bills included in York',
    { features: ['bills included'], location: 'York', listingType: 'sale' },
    ['wifi'],
  ],
  ['sorry no pets in York', { excludedFeatures: ['pets'], location: 'York', listingType: 'sale' }],
  ['24hr concierge in York', { features: ['concierge'], location: 'York', listingType: 'sale' }],
  [
    'over 55s flat in York',
    { features: ['retirement'], propertyType: 'flat', location: 'York', listingType: 'sale' },
  ],
  [
    'flat in York furnished or part furnished',
    { features: ['furnished'], propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['part furnished'],
  ],
  [
    'flat in York furnished or unfurnished',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
  ],
  ['no lift needed, flat in York', { propertyType: 'flat', location: 'York', listingType: 'sale' }],
  [
    'flat in York, lift not needed',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
  ],
]

describe('features', () => readsExactly(EXAMPLES))
