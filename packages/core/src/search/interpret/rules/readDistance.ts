import { METERS_PER_MILE, milesWalked } from '../../../place/distance.ts'
import { readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import {
  DISTANCE_LEAD,
  DISTANCE_UNITS,
  type DistanceUnit,
  MEASURED_FROM,
  NOT_ON_FOOT,
  ON_FOOT,
} from '../words/distance.ts'

export interface Distance {
  value: number
  unit: DistanceUnit
  way: 'foot' | 'other' | 'unsaid'
  /** Where the number begins, and where number, unit and way end. */
  from: number
  to: number
  /** Past "from", "of the", "radius of"; equal to `to` without such words. */
  measuredFrom: number
}

const MOST_LEAD_WORDS = 4

function readLength(text: Text, at: number): { value: number; to: number } | null {
  const words = [0, 1, 2, 3].map((i) => wordAt(text, at + i))
  const [first, second, third, fourth] = words
  if (first === 'half')
    return { value: 0.5, to: second === 'a' || second === 'an' ? at + 2 : at + 1 }
  if (first === 'quarter') {
    if (second === 'of' && third === 'a') return { value: 0.25, to: at + 3 }
    return { value: 0.25, to: second === 'a' ? at + 2 : at + 1 }
  }
  if (first === 'three' && second === 'quarters' && third === 'of' && fourth === 'a') {
    return { value: 0.75, to: at + 4 }
  }
  if (first === 'couple' && second === 'of') return { value: 2, to: at + 2 }
  const number = readNumber(text, at)
  if (!number || number.hasScale) return null
  const isRange = ['-', 'to', 'or', '/'].includes(wordAt(text, number.to))
  const end = isRange ? readNumber(text, number.to + 1) : null
  return end && !end.hasScale ? end : number
}

function readWay(text: Text, at: number): { way: Distance['way']; to: number } {
  const foot = ON_FOOT.longestAt(text, at)
  const other = NOT_ON_FOOT.longestAt(text, at)
  if (foot && foot.to >= (other?.to ?? 0)) return { way: 'foot', to: foot.to }
  return other ? { way: 'other', to: other.to } : { way: 'unsaid', to: at }
}

/** The way said after the destination: "10 minutes from the station on foot". */
export function readWayAfter(text: Text, at: number): { way: Distance['way']; to: number } {
  const isGlue = ['by', 'on'].includes(wordAt(text, at)) || ON_FOOT.longestAt(text, at)
  return isGlue || wordAt(text, at) === 'drive' ? readWay(text, at) : { way: 'unsaid', to: at }
}

/** A distance as it is said: "within 15 minutes walk of", "half a mile from", "800m from". */
export function readDistance(text: Text, at: number): Distance | null {
  let from = at
  for (let i = 0; i < MOST_LEAD_WORDS; i++) from = DISTANCE_LEAD.longestAt(text, from)?.to ?? from
  const isOne = ['a', 'an'].includes(wordAt(text, from - 1)) && from > at
  const bare = isOne && DISTANCE_UNITS.longestAt(text, from) ? { value: 1, to: from } : null
  const length = bare ?? readLength(text, from)
  const unit = length && DISTANCE_UNITS.longestAt(text, length.to)
  if (!length || !unit || !Number.isFinite(length.value)) return null
  const { way, to: wayTo } = readWay(text, unit.to)
  const to = wordAt(text, wayTo) === 'away' ? wayTo + 1 : wayTo
  // "k from" is a unit that has taken its "from" along.
  const isTaken = wordAt(text, to - 1) === 'from'
  const link = MEASURED_FROM.longestAt(text, to)
  const measuredFrom = link?.to ?? to
  return {
    value: length.value,
    unit: unit.value,
    way,
    from,
    to: isTaken ? to - 1 : to,
    measuredFrom,
  }
}

const roundTo = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

/** Miles of a way; minutes are walked. */
export function inMiles({ value, unit }: Distance): number {
  if (unit === 'minutes') return milesWalked(value)
  if (unit === 'hours') return milesWalked(value * 60)
  if (unit === 'miles') return roundTo(value, 2)
  const meters = unit === 'km' ? value * 1000 : unit === 'yards' ? value * 0.9144 : value
  return roundTo(meters / METERS_PER_MILE, 2)
}

/** Kilometres of a way, to one decimal, as the radius is kept. */
export function inKilometers(distance: Distance): number {
  const { value, unit } = distance
  if (unit === 'km') return roundTo(value, 1)
  if (unit === 'meters') return roundTo(value / 1000, 1)
  if (unit === 'miles') return roundTo((value * METERS_PER_MILE) / 1000, 1)
  return roundTo((inMiles(distance) * METERS_PER_MILE) / 1000, 1)
}

export const isTime = ({ unit }: Distance) => unit === 'minutes' || unit === 'hours'
