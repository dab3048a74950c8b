import { phraseList, phraseTable } from '../text/phrases.ts'

export type DistanceUnit = 'minutes' | 'hours' | 'miles' | 'km' | 'meters' | 'yards'

const each = (unit: DistanceUnit, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), unit] as const)

export const DISTANCE_UNITS = phraseTable<DistanceUnit>([
  ...each('minutes', 'min, mins, minute, minutes, minuite, minuites, mintues'),
  ...each('hours', 'hour, hours, hr, hrs'),
  ...each('miles', 'mile, miles, mi, mls'),
  ...each('km', 'km, kms, kilometre, kilometres, kilometer, kilometers, k from'),
  ...each('meters', 'm, metre, metres, meter, meters, mtrs, mtr'),
  ...each('yards', 'yard, yards, yds, yd'),
])

/** Before a distance: they change nothing, for every distance is a limit. */
export const DISTANCE_LEAD = phraseList(
  `within, within a, within about, within around, less than, less than a, under, under a, no more than, not more than, no more than a, max, maximum, up to, up to a, about, around, approx, approximately,
  roughly, at most, a, an, just, only, max of, in, is, be, be a, be within, no further than, not further than, no farther than, ~, <, inside, in a, a maximum, a maximum of, a max of, circa, a short`,
)

/** On foot, after the length of a way. */
export const ON_FOOT = phraseList(
  `walk, walking, on foot, walk away, by foot, walking distance, foot, walking time, stroll, walk time, walks, walkable, walking away, of walking`,
)
/** Otherwise: such times cannot be applied. */
export const NOT_ON_FOOT = phraseList(
  `drive, driving, by car, by train, by tube, by bus, by bike, cycle, cycling, ride, train ride, tube ride, bus ride, train journey, train, commute,
  commuting, journey, by public transport, on the train, on the tube, on the bus, commute time, travel, travel time, door to door, car, by rail, bike ride, car ride, drive away, by bicycle, tube, tube journey, bus journey, rail journey, bus, train commute, travelling`,
)
/** Between a distance and what it is measured from. */
export const MEASURED_FROM = phraseList(
  `from, of, to, away from, radius of, radius from, radius around, around, of the, from the, out of, outside, outside of, outside the, distance of, distance from, distance to, away of, for, into, radius`,
)
/** Near without a number: half a mile. */
export const NEARNESS = phraseList(
  `near, near to, nearby, nearby to, close to, close by, close by to, by, next to, beside, walkable to, walkable from, walkable, walking distance, walking distance of, walking distance to, walking distance from,
  within walking distance of, within walking distance to, within walking distance from, within walking distance, within a walk of, in walking distance of, in walking distance to,
  within easy walking distance of, easy walking distance of, easy walking distance to, easy walk to, an easy walk to, short walk to, a short walk to, short walk from, a short walk from, a walk to, walk to,
  handy for, convenient for, not far from, not too far from, around the corner from, round the corner from, a stones throw from, stones throw from, minutes from, a few minutes from, few minutes from, a few minutes walk from, a few minutes walk to, few minutes walk from,
  within reach of, within easy reach of, easy reach of, in easy reach of, local to, close proximity to, in close proximity to, proximity to, adjacent to, opposite, near by, access to, easy access to, good access to, moments from, walking to, in reach of, can walk to, able to walk to, close, closer to, nearer to, nearer, within close proximity to, on the doorstep of, within a short walk of, within a short walk to, not a long walk from, well located for, within an easy walk of`,
)
/** Nearness said after the thing: "pub nearby". */
export const NEARNESS_AFTER = phraseList(
  `nearby, near by, close by, closeby, near, within walking distance, in walking distance, walking distance, within easy walking distance, within easy reach, around the corner, round the corner, on the doorstep, close at hand, near me, within reach, within a short walk, a short walk away, walkable, close, in easy reach, locally, a must, a short walk, minutes away, a few minutes away, is near, is close, is nearby`,
)
