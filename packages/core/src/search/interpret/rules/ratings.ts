import { readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import { LIMIT_AFTER } from '../words/money.ts'
import { COUNCIL_TAX, EPC, ZONES } from '../words/ratings.ts'
import { type Rule, wish } from './rule.ts'

const BETWEEN_ZONES = new Set(['-', '/', 'to', 'or', 'and', ',', '&'])
const MOST_ZONES = 4
const LAST_ZONE = 9

function readZones(text: Text, at: number): number | null {
  let to = at
  for (let i = 0; i < MOST_ZONES; i++) {
    const from = i === 0 ? to : BETWEEN_ZONES.has(wordAt(text, to)) ? to + 1 : -1
    const zone = from < 0 ? null : readNumber(text, from)
    // "zone 2, 3 bed": the second number counts something else.
    const isZone = zone && zone.value <= LAST_ZONE && !zone.hasScale
    if (!isZone || (i > 0 && text.tokens[zone.to]?.kind === 'word' && wordAt(text, to) === ','))
      break
    to = zone.to
  }
  return to > at ? to : null
}

/** Past "or better", "or above" after the letter of a band. */
function endOfBand(text: Text, at: number): number {
  const isBetter = wordAt(text, at) === 'or' && wordAt(text, at + 1) === 'better'
  return isBetter ? at + 2 : (LIMIT_AFTER.longestAt(text, at)?.to ?? at)
}

/** Travel zones, energy ratings and council tax bands: none can be searched for. */
export const ratingRule: Rule = {
  name: 'rating',
  read(text, at) {
    const zones = ZONES.longestAt(text, at)
    const lastZone = zones && readZones(text, zones.to)
    if (lastZone) return wish(at, lastZone)
    const taxBand = COUNCIL_TAX.longestAt(text, at)
    if (taxBand && /^[a-i]$/.test(wordAt(text, taxBand.to))) {
      return wish(at, endOfBand(text, taxBand.to + 1))
    }
    const epc = EPC.longestAt(text, at)
    if (!epc || !/^[a-g]$/.test(wordAt(text, epc.to))) return null
    return wish(at, endOfBand(text, epc.to + 1))
  },
}
