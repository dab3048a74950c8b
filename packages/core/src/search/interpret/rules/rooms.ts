import type { SearchCriteria } from '../../contract.ts'
import { readNumber } from '../text/numbers.ts'
import { phraseList } from '../text/phrases.ts'
import { type Text, wordAt } from '../text/token.ts'
import { LIMIT_AFTER, LIMIT_BEFORE, type Limit } from '../words/money.ts'
import { ROOM_ADJECTIVES, ROOM_NOUNS, type Room } from '../words/rooms.ts'
import { applied, type Reading, type Rule, type Span, wish } from './rule.ts'

const MOST_ROOMS = 20
const MOST_BETWEEN = 3
const EXACTLY = new Set(['exactly', 'only', 'just', 'precisely', 'strictly'])
const BETWEEN_COUNTS = new Set(['or', 'to', '-', '/', 'and', ','])

const OPEN_ENDED = phraseList('+, plus, or more, or above, and up')

type Bound = Limit | 'exact' | 'moreThan' | 'lessThan'

interface Counts {
  counts: number[]
  /** "2+", "2 plus", "2 or more" right after a number. */
  isOpen: boolean
  to: number
}

function readCount(text: Text, at: number): { value: number; to: number } | null {
  const isStudio = wordAt(text, at) === 'studio'
  const number = isStudio ? { value: 0, to: at + 1, hasScale: false } : readNumber(text, at)
  const isCount = number && !number.hasScale && number.value <= MOST_ROOMS
  return isCount && Number.isInteger(number.value) ? number : null
}

/** "3", "3/4", "two-three", "2, 3 or 4", "3 to 4", "studio or 1". */
function readCounts(text: Text, at: number): Counts | null {
  const first = readCount(text, at)
  if (!first) return null
  const counts = [first.value]
  let to = first.to
  for (let i = 0; i < 3; i++) {
    const isHyphened = text.tokens[to]?.isHyphened && text.tokens[to]?.kind === 'word'
    const next = isHyphened
      ? readCount(text, to)
      : BETWEEN_COUNTS.has(wordAt(text, to))
        ? readCount(text, to + 1)
        : null
    if (!next) break
    counts.push(next.value)
    to = next.to
  }
  // "zone 2, 3 bed" is no list of counts; "2, 3 or 4 bed" is one.
  if (wordAt(text, first.to) === ',' && counts.length === 2)
    return { counts: [first.value], isOpen: false, to: first.to }
  const open = OPEN_ENDED.longestAt(text, to)
  return { counts, isOpen: open !== null, to: open?.to ?? to }
}

/** The noun after the counts, and the adjectives in between, which cannot be applied. */
function readNoun(text: Text, at: number): { room: Room; to: number; leaves: Span[] } | null {
  for (let from = at; from < at + MOST_BETWEEN; from++) {
    const noun = ROOM_NOUNS.longestAt(text, from)
    if (noun) {
      // "two doubles": how large they are cannot be applied.
      const isSize = wordAt(text, from) === 'doubles'
      const leaves = from > at || isSize ? [{ from: at, to: isSize ? noun.to : from }] : []
      return { room: noun.value, to: noun.to, leaves }
    }
    if (!ROOM_ADJECTIVES.has(wordAt(text, from))) return null
  }
  return null
}

function readBefore(text: Text, at: number): { bound?: Bound; to: number } {
  if (EXACTLY.has(wordAt(text, at))) return { bound: 'exact', to: at + 1 }
  if (wordAt(text, at) === 'between') return { to: at + 1 }
  const limit = LIMIT_BEFORE.longestAt(text, at)
  if (!limit) return { to: at }
  const words = [wordAt(text, at), wordAt(text, at + 1)].join(' ')
  if (['more than'].includes(words) || wordAt(text, at) === '>' || wordAt(text, at) === 'over') {
    return { bound: 'moreThan', to: limit.to }
  }
  if (
    ['less than', 'fewer than'].includes(words) ||
    ['under', '<', 'below'].includes(wordAt(text, at))
  ) {
    return { bound: 'lessThan', to: limit.to }
  }
  const bound = limit.value === 'about' || limit.value === 'budget' ? undefined : limit.value
  return bound ? { bound, to: limit.to } : { to: limit.to }
}

/** "3 beds minimum", "2 bed+", "1 bed only"; a limit that a number follows belongs to that number. */
function readAfter(text: Text, at: number): { bound?: Bound; to: number } {
  if (['only', 'exactly'].includes(wordAt(text, at))) return { bound: 'exact', to: at + 1 }
  const limit = LIMIT_AFTER.longestAt(text, at)
  if (!limit || limit.value === 'about' || limit.value === 'budget') return { to: at }
  const next = text.tokens[limit.to]
  const isPlus =
    wordAt(text, at) === 'plus' && next?.kind === 'word' && !ROOM_NOUNS.longestAt(text, limit.to)
  const belongsToNext = next?.kind === 'number' || next?.word === '£' || readNumber(text, limit.to)
  const isFixed = ['+', 'or', 'and'].includes(wordAt(text, at))
  return isPlus || (belongsToNext && !isFixed) ? { to: at } : { bound: limit.value, to: limit.to }
}

function bedsOf(counts: number[], bound: Bound | undefined): SearchCriteria {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (bound === 'max') return counts.length > 1 ? { beds: least, maxBeds: most } : { maxBeds: most }
  if (bound === 'lessThan') return { maxBeds: Math.max(0, most - 1) }
  if (bound === 'moreThan') return { beds: least + 1 }
  if (bound === 'min') return { beds: least }
  if (bound === 'exact' || counts.length > 1) return { beds: least, maxBeds: most }
  return { beds: least }
}

/** The second half of "2b2b". */
function isShortBaths(text: Text, at: number, to: number, readings: readonly Reading[]): boolean {
  const last = readings.at(-1)
  const isAfterBeds = last?.rule === 'rooms' && last.to === at && text.tokens[at]?.isGlued === true
  return isAfterBeds && wordAt(text, to - 1) === 'b'
}

/** Bedrooms and bathrooms: "3-bed", "4+ beds", "exactly 2 bedrooms", "1 or 2 bed", "2 baths". */
export const roomsRule: Rule = {
  name: 'rooms',
  read(text, at, { readings }) {
    const before = readBefore(text, at)
    const counted = readCounts(text, before.to)
    if (!counted) return null
    const noun = readNoun(text, counted.to)
    if (!noun) return null
    const after = readAfter(text, noun.to)
    const more =
      noun.room === 'beds' && !before.bound && !after.bound ? readOr(text, noun.to) : null
    const counts = more ? [...counted.counts, ...more.counts] : counted.counts
    const bound = counted.isOpen ? 'min' : (before.bound ?? more?.bound ?? after.bound)
    const to = more?.to ?? after.to
    const room = isShortBaths(text, at, noun.to, readings) ? 'baths' : noun.room
    if (room === 'baths') {
      if (bound === 'max' || bound === 'lessThan') return wish(at, to)
      const baths = Math.min(...counts) + (bound === 'moreThan' ? 1 : 0)
      return { ...applied(at, to, { do: 'set', criteria: { baths } }), leaves: noun.leaves }
    }
    return {
      ...applied(at, to, { do: 'set', criteria: bedsOf(counts, bound) }),
      leaves: noun.leaves,
    }
  },
}

const AFTER_LABEL = new Set([':', '=', '-'])
const BEFORE_LABEL = phraseList('number of, no of, num of, of')

/** As on a form: "beds: 3", "Bathrooms = 2+", "max beds: 4". */
export const labelledRoomsRule: Rule = {
  name: 'labelled rooms',
  read(text, at) {
    const limit = readBefore(text, at)
    const noun = ROOM_NOUNS.longestAt(text, BEFORE_LABEL.longestAt(text, limit.to)?.to ?? limit.to)
    if (!noun || !AFTER_LABEL.has(wordAt(text, noun.to))) return null
    const before = readBefore(text, noun.to + 1)
    const counted = readCounts(text, before.to)
    if (!counted) return null
    const isNextRooms = readNoun(text, counted.to) && !AFTER_LABEL.has(wordAt(text, counted.to + 1))
    if (isNextRooms) return null
    const bound = counted.isOpen ? 'min' : (before.bound ?? limit.bound)
    if (noun.value === 'beds') {
      return applied(at, counted.to, { do: 'set', criteria: bedsOf(counted.counts, bound) })
    }
    const baths = Math.min(...counted.counts)
    return bound === 'max' || bound === 'lessThan'
      ? wish(at, counted.to)
      : applied(at, counted.to, { do: 'set', criteria: { baths } })
  },
}

/** The second half of "2 bed or 3 bed". */
function readOr(text: Text, at: number): { counts: number[]; bound?: Bound; to: number } | null {
  if (!['or', '/', 'to', '-'].includes(wordAt(text, at))) return null
  const counted = readCounts(text, at + 1)
  if (counted && wordAt(text, at + 1) === 'studio') return { counts: [0], to: counted.to }
  const noun = counted && ROOM_NOUNS.longestAt(text, counted.to)
  if (!counted || noun?.value !== 'beds') return null
  return {
    counts: counted.counts,
    to: noun.to,
    ...(counted.isOpen ? { bound: 'min' as const } : {}),
  }
}

/** "make it 3", "3 instead": a bare small number in a follow-up counts bedrooms. */
export const bareRoomsRule: Rule = {
  name: 'bare rooms',
  read(text, at, { isFollowUp }) {
    if (!isFollowUp) return null
    const isMadeIt = ['make', 'it'].every((word, i) => wordAt(text, at + i) === word)
    const count = readCount(text, isMadeIt ? at + 2 : at)
    if (!count || count.value < 1 || wordAt(text, at) === 'studio') return null
    const next = wordAt(text, count.to)
    const stands = isMadeIt ? next === '' || !text.tokens[count.to]?.isGlued : next === 'instead'
    const isLast = next === '' || ['instead', '.', '!', 'please', 'then'].includes(next)
    return stands && isLast
      ? applied(at, count.to, { do: 'set', criteria: { beds: count.value } })
      : null
  },
}
