import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const upTo = (maxPrice: number, changed: Example[1] = {}): Example[1] => ({
  beds: 2,
  propertyType: 'flat',
  location: 'Leeds',
  listingType: 'sale',
  maxPrice,
  ...changed,
})

const BUDGETS: readonly Example[] = [
  ['cheaper', upTo(180_000)],
  ['even cheaper', upTo(180_000)],
  ['much cheaper please', upTo(180_000)],
  ['20% cheaper', upTo(160_000)],
  ['double the budget', upTo(400_000)],
  ['halve my budget', upTo(100_000)],
  ['increase the budget by 10%', upTo(220_000)],
  ['lower my budget by 25 percent', upTo(150_000)],
  ['increase my budget by 50k', upTo(250_000)],
]

const INSTEAD: readonly Example[] = [
  ['house instead of a flat', upTo(200_000, { propertyType: 'house' })],
  ['a flat rather than a house', upTo(200_000)],
]

const EARLIER = '2 bed flat in Leeds up to 200k'

describe(`budgets after ${EARLIER}`, () => readsExactly(BUDGETS, [EARLIER]))
describe('a second change of the budget', () =>
  readsExactly([['cheaper still', upTo(162_000)]], [EARLIER, 'cheaper']))
describe(`types after ${EARLIER}`, () => readsExactly(INSTEAD, [EARLIER]))
describe('types after a house', () =>
  readsExactly(
    [
      [
        'house instead of a flat',
        { propertyType: 'house', location: 'Leeds', listingType: 'sale' },
      ],
    ],
    ['house in Leeds'],
  ))
describe('stations after a search near one', () =>
  readsExactly(
    [['no need to be near a station', { location: 'York', listingType: 'sale' }]],
    ['in York near the station'],
  ))
