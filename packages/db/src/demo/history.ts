import type { ListingType, PropertyStatus } from '@hearth/core/property/contract.ts'
import type { Random } from './random.ts'

/** One change of a listing, as property_history keeps it. */
export interface Change {
  at: Date
  kind: 'listed' | 'price' | 'status' | 'withdrawn'
  price: number | null
  status: PropertyStatus
}

/** When a listing came and what happened to it since. */
export interface Timeline {
  createdAt: Date
  updatedAt: Date
  reducedAt: Date | null
  withdrawnAt: Date | null
  status: PropertyStatus
  /** Oldest first; the last price is the listing's own. */
  history: Change[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LISTED_WITHIN_DAYS = 120
const RECENT_DAYS = 3
const RECENT_SHARE = 0.08
const REDUCED_SHARE = 0.11
/** Nothing changes in a listing's first days. */
const SETTLED_DAYS = 10

type Fate = 'stays' | 'underOffer' | 'done' | 'withdrawn'

/** Invents the past of a listing that asks `price` now; every date lies before `now`. */
export function timelineOf(
  random: Random,
  now: Date,
  listingType: ListingType,
  price: number | null,
): Timeline {
  const createdAt = listedAt(random, now)
  const ageDays = (now.getTime() - createdAt.getTime()) / DAY
  const reductions = reductionsOf(random, price, ageDays)
  const fate: Fate =
    ageDays < 4
      ? 'stays'
      : random.weighted([
          ['stays', 79],
          ['underOffer', 9],
          ['done', 9],
          ['withdrawn', 3],
        ])
  const moments = momentsBetween(
    random,
    createdAt,
    now,
    reductions.length + (fate === 'done' ? 2 : fate === 'stays' ? 0 : 1),
  )
  const first = reductions[0]?.from ?? price
  const history: Change[] = [{ at: createdAt, kind: 'listed', price: first, status: 'available' }]
  for (const { to } of reductions) {
    history.push({ at: moments.shift() ?? now, kind: 'price', price: to, status: 'available' })
  }
  const reducedAt = reductions.length > 0 ? (history.at(-1)?.at ?? null) : null
  return { createdAt, reducedAt, ...ended(fate, listingType, price, moments, history) }
}

function listedAt(random: Random, now: Date): Date {
  const isRecent = random.chance(RECENT_SHARE)
  const days = isRecent
    ? random.next() * RECENT_DAYS
    : RECENT_DAYS + random.next() * (LISTED_WITHIN_DAYS - RECENT_DAYS)
  return atOffice(random, new Date(now.getTime() - days * DAY), now)
}

// Agents list in working hours; never later than now.
function atOffice(random: Random, when: Date, now: Date): Date {
  const opened = new Date(when)
  opened.setUTCHours(random.int(8, 17), random.int(0, 59), random.int(0, 59), 0)
  return opened < now ? opened : new Date(opened.getTime() - DAY)
}

function reductionsOf(
  random: Random,
  price: number | null,
  ageDays: number,
): { from: number; to: number }[] {
  if (price === null || ageDays < SETTLED_DAYS || !random.chance(REDUCED_SHARE)) return []
  const step = price < 10_000 ? 25 : price < 300_000 ? 2_500 : 5_000
  const before = (to: number) =>
    to + Math.max(step, Math.round((to * (0.02 + random.next() * 0.05)) / step) * step)
  const last = { from: before(price), to: price }
  return ageDays > 40 && random.chance(0.25)
    ? [{ from: before(last.from), to: last.from }, last]
    : [last]
}

function momentsBetween(random: Random, from: Date, to: Date, count: number): Date[] {
  const span = to.getTime() - from.getTime()
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.35 + random.next() * 0.6) / (count + 0.2)
    return new Date(Math.floor((from.getTime() + span * share) / 1000) * 1000)
  })
}

function ended(
  fate: Fate,
  listingType: ListingType,
  price: number | null,
  moments: Date[],
  history: Change[],
) {
  const note = (kind: Change['kind'], status: PropertyStatus) => {
    const at = moments.shift()
    if (!at) throw new RangeError('A change needs a moment')
    history.push({ at, kind, price, status })
    return at
  }
  let status: PropertyStatus = 'available'
  let withdrawnAt: Date | null = null
  if (fate === 'underOffer' || fate === 'done') {
    status = 'underOffer'
    note('status', status)
  }
  if (fate === 'done') {
    status = listingType === 'sale' ? 'sold' : 'let'
    note('status', status)
  }
  if (fate === 'withdrawn') withdrawnAt = note('withdrawn', status)
  const updatedAt = history.at(-1)?.at ?? new Date(Number.NaN)
  return { status, withdrawnAt, updatedAt, history }
}
