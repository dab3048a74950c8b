import { readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import {
  BUDGET_FACTORS,
  CHEAPER,
  LOWER_BEFORE,
  MORE_ROOMS,
  RAISE_BEFORE,
  START_AGAIN,
} from '../words/followUps.ts'
import { CURRENCY } from '../words/money.ts'
import { FORGET_AFTER, FORGET_BEFORE } from '../words/negation.ts'
import { DESTINATIONS } from '../words/stops.ts'
import { FORGETS, SUBJECTS } from '../words/subjects.ts'
import { featureAt } from './features.ts'
import { applied, type Effect, type Rule } from './rule.ts'

/** "start over", "reset": drops all that was said before. */
export const startAgainRule: Rule = {
  name: 'start again',
  read(text, at) {
    const found = START_AGAIN.longestAt(text, at)
    if (!found) return null
    // "clear" alone also begins "clear the price limit".
    const isBareClear = wordAt(text, at) === 'clear' && found.to === at + 1
    return isBareClear && text.tokens[found.to] ? null : applied(at, found.to, { do: 'startAgain' })
  },
}

/** How much "cheaper" is when the text does not say. */
const CHEAPER_PERCENT = 10

/** "10%" before "cheaper", or after "increase my budget by". */
function readPercent(text: Text, at: number): { percent: number; to: number } | null {
  const number = readNumber(text, at)
  const isPercent = number && ['%', 'percent'].includes(wordAt(text, number.to))
  return isPercent && number.value < 100 ? { percent: number.value, to: number.to + 1 } : null
}

/** "cheaper": lowers the maximum by a tenth; "20% cheaper" by as much as it says. */
export const cheaperRule: Rule = {
  name: 'cheaper',
  read(text, at, { isFollowUp }) {
    if (!isFollowUp) return null
    const said = readPercent(text, at)
    const found = CHEAPER.longestAt(text, said?.to ?? at)
    if (!found || wordAt(text, found.to) === 'than') return null
    const factor = 1 - (said?.percent ?? CHEAPER_PERCENT) / 100
    return applied(at, found.to, { do: 'scalePrice', factor })
  },
}

/** "one more bedroom", "another bathroom". */
export const moreRoomsRule: Rule = {
  name: 'more rooms',
  read(text, at, { isFollowUp }) {
    const found = isFollowUp ? MORE_ROOMS.longestAt(text, at) : null
    return found && applied(at, found.to, { do: 'moreRooms', room: found.value })
  },
}

/** "increase my budget by 50k", "by 10%", "double the budget". */
export const changeBudgetRule: Rule = {
  name: 'change budget',
  read(text, at) {
    const scaled = BUDGET_FACTORS.longestAt(text, at)
    if (scaled) return applied(at, scaled.to, { do: 'scalePrice', factor: scaled.value })
    const raise = RAISE_BEFORE.longestAt(text, at)
    const lower = LOWER_BEFORE.longestAt(text, at)
    const lead = raise ?? lower
    if (!lead) return null
    const percent = readPercent(text, lead.to)
    if (percent) {
      const factor = 1 + (raise ? percent.percent : -percent.percent) / 100
      return applied(at, percent.to, { do: 'scalePrice', factor })
    }
    const from = CURRENCY.has(wordAt(text, lead.to)) ? lead.to + 1 : lead.to
    const amount = readNumber(text, from)
    if (!amount || (!amount.hasScale && amount.value < 50)) return null
    return applied(at, amount.to, { do: 'morePrice', by: raise ? amount.value : -amount.value })
  },
}

interface Subject {
  effects: Effect[]
  to: number
}

const SUBJECT_ARTICLES = new Set([
  'the',
  'a',
  'an',
  'my',
  'any',
  'being',
  'having',
  'near',
  'about',
  'that',
  'how',
  'many',
  'our',
  'to',
  'be',
  'have',
  'close',
  'of',
])

/** What is taken back: a criterion, a feature, an amenity. */
function readSubject(text: Text, at: number): Subject | null {
  let from = at
  for (let i = 0; i < 4; i++) {
    if (
      SUBJECTS.longestAt(text, from) ||
      featureAt(text, from) ||
      !SUBJECT_ARTICLES.has(wordAt(text, from))
    )
      break
    from++
  }
  const feature = featureAt(text, from)
  const subject = SUBJECTS.longestAt(text, from)
  if (feature && feature.to >= (subject?.to ?? 0)) {
    return { effects: [{ do: 'forgetFeatures', tags: [feature.tag] }], to: feature.to }
  }
  if (subject) return { effects: [{ do: 'forget', criteria: subject.value }], to: subject.to }
  const place = DESTINATIONS.longestAt(text, from)
  if (!place || !('amenity' in place.value)) return null
  return { effects: [{ do: 'forgetAmenity', amenity: place.value.amenity }], to: place.to }
}

/** Takes wishes back: "any budget", "forget the tube", "garden doesn't matter", "no max price". */
export const forgetRule: Rule = {
  name: 'forget',
  read(text, at) {
    const whole = FORGETS.longestAt(text, at)
    const isLimitOfSomething = whole && ['of', 'to'].includes(wordAt(text, whole.to))
    const before = FORGET_BEFORE.longestAt(text, at)
    const subject = before && readSubject(text, before.to)
    const isAny = wordAt(text, at) === 'any' || wordAt(text, at) === 'all'
    const isWish = isAny && subject?.effects.some((effect) => effect.do !== 'forget')
    if (subject && !isWish && subject.to > (whole?.to ?? 0)) {
      return applied(
        at,
        FORGET_AFTER.longestAt(text, subject.to)?.to ?? subject.to,
        ...subject.effects,
      )
    }
    if (
      whole &&
      !isLimitOfSomething &&
      !readNumber(text, whole.to) &&
      wordAt(text, whole.to) !== '£'
    ) {
      return applied(at, FORGET_AFTER.longestAt(text, whole.to)?.to ?? whole.to, {
        do: 'forget',
        criteria: whole.value,
      })
    }
    const plain = readSubject(text, at)
    const after = plain && FORGET_AFTER.longestAt(text, plain.to)
    return plain && after ? applied(at, after.to, ...plain.effects) : null
  },
}
