import { type Text, wordAt } from '../text/token.ts'
import { MEASURED_FROM, NEARNESS, NEARNESS_AFTER } from '../words/distance.ts'
import { placeEffect } from './places.ts'
import { type Destination, readDestination, stopCriterion } from './readDestination.ts'
import {
  type Distance,
  inKilometers,
  inMiles,
  isTime,
  readDistance,
  readWayAfter,
} from './readDistance.ts'
import { applied, type Context, type Effect, type Reading, type Rule, wish } from './rule.ts'

type Read = Omit<Reading, 'rule'> | null

/** "near", "close to", "walkable to" without a distance. */
const NEAR_MILES = 0.5
const MOST_MILES = 50
const MOST_KILOMETERS = 200
/** Too vague to mean a stop or an amenity unless some word of nearness stands before them. */
const VAGUE = new Set([
  'train',
  'trains',
  'bus',
  'buses',
  'rail',
  'railway',
  'coffee',
  'primary',
  'secondary',
  'groceries',
  'academy',
  'comprehensive',
])

function effectsOf(
  text: Text,
  destination: Destination,
  miles: number,
  context: Context,
): Effect[] {
  const { stop, amenity, mention, from } = destination
  const effects: Effect[] = []
  if (mention) effects.push(placeEffect(text, from, mention, context))
  if (stop) effects.push({ do: 'set', criteria: stopCriterion(stop, miles) })
  if (amenity) effects.push({ do: 'amenity', amenity })
  return effects
}

function readMeasured(text: Text, at: number, context: Context): Read {
  const distance = readDistance(text, at)
  if (!distance) return null
  const destination = readDestination(text, distance.measuredFrom, context)
  const hasLink = distance.measuredFrom > distance.to
  if (!destination || (!hasLink && (destination.mention || distance.unit === 'miles'))) {
    return readRadiusAlone(text, at, distance, hasLink)
  }
  const after = readWayAfter(text, destination.to)
  const way = distance.way === 'unsaid' ? after.way : distance.way
  const { stop, amenity, mention } = destination
  const isJourney =
    isTime(distance) &&
    (way === 'other' || distance.unit === 'hours' || (mention && way !== 'foot'))
  if (isJourney) return wish(at, after.to)
  if (amenity) {
    const leaves = [{ from: distance.from, to: distance.to }, ...destination.leaves]
    return { ...applied(at, after.to, { do: 'amenity', amenity }), leaves }
  }
  const { leaves } = destination
  if (stop && (!mention || isTime(distance) || saysStation(destination))) {
    const miles = inMiles(distance)
    if (miles <= 0 || miles > MOST_MILES) return wish(at, after.to)
    return { ...applied(at, after.to, ...effectsOf(text, destination, miles, context)), leaves }
  }
  const km = inKilometers(distance)
  if (!mention || km <= 0 || km > MOST_KILOMETERS) return wish(at, after.to)
  const effect = placeEffect(text, destination.from, mention, context)
  return { ...applied(at, after.to, effect, { do: 'radius', km }), leaves }
}

/** "Leeds station" and not only "Leeds". */
const saysStation = ({ mention, to }: Destination) => mention !== undefined && to > mention.to

/** A distance from nothing that is known: a radius of the places named elsewhere, or a wish. */
function readRadiusAlone(text: Text, at: number, distance: Distance, hasLink: boolean): Read {
  const isRadius = wordAt(text, distance.measuredFrom - 1) === 'radius'
  const isWithin = ['within', 'up'].includes(wordAt(text, at)) && !hasLink
  if (isTime(distance) || !(isRadius || isWithin)) return wish(at, distance.measuredFrom)
  const km = inKilometers(distance)
  if (km <= 0 || km > MOST_KILOMETERS) return wish(at, distance.measuredFrom)
  return applied(at, distance.measuredFrom, { do: 'radius', km })
}

function readNear(text: Text, at: number, context: Context): Read {
  const near = NEARNESS.longestAt(text, at)
  if (!near) return null
  const destination = readDestination(text, near.to, context)
  if (!destination) return null
  const { stop, amenity, mention, leaves, to } = destination
  if (!stop && !amenity && !mention) return null
  const isBy = wordAt(text, near.to - 1) === 'by'
  if (isBy && !mention && destination.from === near.to && VAGUE.has(wordAt(text, near.to)))
    return null
  const distance = stop ? readDistance(text, to) : null
  const isMeasured = distance?.measuredFrom === distance?.to && distance?.way !== 'other'
  const miles = distance && isMeasured ? inMiles(distance) : 0
  if (distance && miles > 0 && miles <= MOST_MILES) {
    return { ...applied(at, distance.to, ...effectsOf(text, destination, miles, context)), leaves }
  }
  return { ...applied(at, to, ...effectsOf(text, destination, NEAR_MILES, context)), leaves }
}

/** Whether this continues a list: "near a supermarket and a pub". */
function continuesList(text: Text, at: number, { readings }: Context): boolean {
  const last = readings.at(-1)
  if (last?.rule !== 'nearness') return false
  for (let i = last.to; i < at; i++) {
    if (!['and', 'or', ',', 'a', 'an', 'the', '/'].includes(wordAt(text, i))) return false
  }
  return true
}

/** "tube station within 10 minutes", "pub nearby", and stops and amenities named without more. */
function readBare(text: Text, at: number, context: Context): Read {
  const destination = readDestination(text, at, context)
  if (destination?.from !== at) return null
  const { stop, amenity, mention, to } = destination
  if ((!stop && !amenity) || (mention && to === mention.to)) return null
  const link = ['is', 'being', '(', 'a'].includes(wordAt(text, to)) ? to + 1 : to
  const distance = stop ? readDistance(text, link) : null
  const measures = distance && distance.measuredFrom === distance.to && distance.way !== 'other'
  if (measures && inMiles(distance) > 0 && inMiles(distance) <= MOST_MILES) {
    return applied(at, distance.to, ...effectsOf(text, destination, inMiles(distance), context))
  }
  const after = NEARNESS_AFTER.longestAt(text, link)
  const isVague = to === at + 1 && VAGUE.has(wordAt(text, at))
  if (isVague && !after && !continuesList(text, at, context)) return null
  const endsWithNear =
    after && !MEASURED_FROM.longestAt(text, after.to) && !leadsOn(text, after.to, context)
  return applied(
    at,
    endsWithNear ? after.to : to,
    ...effectsOf(text, destination, NEAR_MILES, context),
  )
}

/** "schools near the tube": the nearness belongs to what follows. */
function leadsOn(text: Text, at: number, context: Context): boolean {
  return text.tokens[at]?.kind === 'word' && readDestination(text, at, context) !== null
}

/** Distances to stops, amenities and places. */
export const nearnessRule: Rule = {
  name: 'nearness',
  read(text, at, context) {
    return (
      readMeasured(text, at, context) ?? readNear(text, at, context) ?? readBare(text, at, context)
    )
  },
}
