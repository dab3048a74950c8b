import { type Text, wordAt } from '../text/token.ts'
import { JOURNEY_AFTER, JOURNEY_GLUE, JOURNEYS } from '../words/journeys.ts'
import { readDistance } from './readDistance.ts'
import { readPlace } from './readPlace.ts'
import { type Rule, wish } from './rule.ts'

const MOST_GLUE = 5

/** Past "in under 45 minutes", "by train". */
function readTail(text: Text, at: number): number {
  let to = at
  for (let i = 0; i < 2; i++) {
    const distance = readDistance(text, to)
    if (distance) to = distance.to
    to = JOURNEY_AFTER.longestAt(text, to)?.to ?? to
  }
  return to
}

/** "commutable to London", "direct trains to Euston": a journey cannot be applied, nor is its end the place. */
export const journeyRule: Rule = {
  name: 'journey',
  read(text, at, context) {
    const journey = JOURNEYS.longestAt(text, at)
    if (!journey) return null
    let from = journey.to
    for (let i = 0; i < MOST_GLUE; i++) {
      const place = readPlace(text, from, context)
      if (place) return wish(at, readTail(text, place.to))
      const distance = readDistance(text, from)
      if (distance) from = distance.measuredFrom
      else if (JOURNEY_GLUE.has(wordAt(text, from))) from++
      else break
    }
    return wordAt(text, at).startsWith('commut') ? wish(at, readTail(text, journey.to)) : null
  },
}
