import type { Offer } from './agentContract.ts'
import { VIEWING_TIMES } from './contract.ts'
import { type Appointment, isSunday, slotInstant, viewingEnd } from './rules.ts'
import { type ViewingState, wishesOf } from './stateMachine.ts'

/** A viewing that is agreed, and keeps its agent busy for its hour. */
export interface Booking {
  viewingId: number
  startsAt: Date
}

/** Whether viewings that begin at two instants would need the agent at once. One may follow the other. */
export const overlaps = (one: Date, other: Date): boolean =>
  one < viewingEnd(other) && other < viewingEnd(one)

/** A time with why it cannot be agreed, if so. Bookings are the agent's others. */
export function offerOf(
  { date, time }: Appointment,
  bookings: readonly Booking[],
  now: Date,
): Offer {
  const startsAt = slotInstant(date, time)
  const problem = () => {
    if (startsAt <= now) return 'past'
    if (isSunday(date)) return 'sunday'
    return bookings.some((booking) => overlaps(booking.startsAt, startsAt)) ? 'taken' : null
  }
  return { date, time, problem: problem() }
}

type Asked = Pick<ViewingState, 'date' | 'times' | 'wishedDates' | 'wishedTimes'>

/** Every time that is asked for. */
export const wishOffers = (viewing: Asked, bookings: readonly Booking[], now: Date): Offer[] =>
  wishesOf(viewing).map((wish) => offerOf(wish, bookings, now))

/**
 * The five of S2 section 9 that an agent may propose instead: the day that is asked for at 10:00, 14:00 and
 * 16:00; the next day and a week later at the time that is asked for. Of several wishes the first counts.
 */
export function alternativesTo(viewing: Asked, bookings: readonly Booking[], now: Date): Offer[] {
  const [first] = wishesOf(viewing)
  if (!first) throw new Error('A viewing asks for a time')
  const { date, time } = first
  return [
    ...['10:00', '14:00', '16:00'].map((each) => ({ date, time: each })),
    { date: daysAfter(date, 1), time },
    { date: daysAfter(date, 7), time },
  ].map((each) => offerOf(each, bookings, now))
}

/** Every time of a day at which a viewing may begin. */
export const offersOfDay = (date: string, bookings: readonly Booking[], now: Date): Offer[] =>
  VIEWING_TIMES.map((time) => offerOf({ date, time }, bookings, now))

const DAY_MS = 86_400_000
/** By UTC every day is as long as any other. */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
