import type { AmenityType } from '../../../amenity/contract.ts'
import { phraseTable } from '../text/phrases.ts'

export type Stop = 'train' | 'tube' | 'bus'
/** A stop, a kind of amenity, or "station", of which it has to be found out what serves it. */
export type Destination = { stop: Stop | 'station' } | { amenity: AmenityType }

const stops = (stop: Stop | 'station', list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), { stop }] as const)
const amenities = (amenity: AmenityType, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), { amenity }] as const)

/** What one can be near to and Hearth knows the distance of. */
export const DESTINATIONS = phraseTable<Destination>([
  ...stops('station', 'station, stations, stn, stns'),
  ...stops(
    'train',
    `train station, train stations, railway station, railway stations, rail station, rail stations, train, trains, mainline station, main line station, overground, overground station, railway, train stn, rail stn, railway stn, train stop,
    train line, train link, trainstation, overground stn, rail`,
  ),
  ...stops(
    'tube',
    `tube, tubes, tube station, tube stations, underground, underground station, underground stations, tube stop, tube stops, tube stn, underground stop, tube line, dlr, dlr station, tubes station, underground stn, subway station, london underground, tubestation`,
  ),
  ...stops(
    'bus',
    `bus stop, bus stops, bus, buses, bus route, bus routes, bus station, busstop, bus line, bus lines`,
  ),
  ...amenities(
    'school',
    `school, schools, primary school, primary schools, secondary school, secondary schools, primary, secondary, primary and secondary schools, primary or secondary school, grammar school, grammar schools, infant school, junior school, high school, state school, state schools, private school, academy, comprehensive school`,
  ),
  ...amenities(
    'supermarket',
    `supermarket, supermarkets, grocery store, grocery stores, grocery shop, food shop, super market, food store, groceries, grocery shops`,
  ),
  ...amenities('pub', `pub, pubs, public house, local pub, gastropub, gastropubs, gastro pub`),
  ...amenities(
    'cafe',
    `cafe, cafes, coffee shop, coffee shops, coffee, coffee house, café, cafés, caffe`,
  ),
  ...amenities(
    'restaurant',
    `restaurant, restaurants, places to eat, eateries, somewhere to eat, takeaway, takeaways`,
  ),
])

/** Adjectives of a stop or amenity that change nothing. */
export const PLAIN_ADJECTIVES = new Set([
  'local',
  'nearest',
  'nearby',
  'closest',
  'a',
  'an',
  'the',
  'any',
  'some',
  'my',
  'your',
  'one',
  'couple',
  'few',
  'of',
  'either',
  'both',
  'their',
  'its',
])

/** Adjectives that are wishes of their own: named, for they cannot be applied. */
export const ADJECTIVES = new Set(
  (
    'good great outstanding decent nice excellent best quality big large small quiet lovely fantastic brilliant top rated ' +
    'ofsted fast cheap modern new old busy private catholic faith jewish muslim christian independent gastro trendy cool popular amazing strong reputable well performing'
  ).split(' '),
)
