import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VIEWING_TIMES } from './contract.ts'
import { alternativesTo, offerOf, offersOfDay, overlaps, wishOffers } from './offers.ts'
import { appointmentProblem, slotInstant } from './rules.ts'

/** A Friday noon in London. */
const NOW = new Date('2026-11-20T12:00:00Z')
const asked = (date: string, ...times: string[]) => ({
  ...{ date, times },
  wishedDates: null,
  wishedTimes: null,
})
const booked = (date: string, time: string, viewingId = 1) => ({
  viewingId,
  startsAt: slotInstant(date, time),
})
const seen = (offers: { date: string; time: string; problem: string | null }[]) =>
  offers.map(({ date, time, problem }) => `${date} ${time} ${problem ?? 'free'}`)

describe('an agent is in one place at a time', () => {
  test.each([
    ['09:00', 'free'],
    ['09:30', 'taken'],
    ['10:00', 'taken'],
    ['10:30', 'taken'],
    ['11:00', 'free'],
  ])('with a viewing from 10:00 to 11:00, %s is %s', (time, state) => {
    const offer = offerOf({ date: '2026-11-23', time }, [booked('2026-11-23', '10:00')], NOW)
    expect(offer.problem ?? 'free').toBe(state)
  })

  const instants = fc.date({ min: NOW, max: new Date('2030-01-01'), noInvalidDate: true })
  test('two overlap exactly when some instant is in both of their hours', () => {
    const minutes = fc.integer({ min: -180, max: 180 })
    fc.assert(
      fc.property(instants, minutes, (one, ahead) => {
        const other = new Date(one.getTime() + ahead * 60_000)
        const end = (of: Date) => of.getTime() + 3_600_000
        const isShared = Math.max(one.getTime(), other.getTime()) < Math.min(end(one), end(other))
        expect(overlaps(one, other)).toBe(isShared)
        expect(overlaps(other, one)).toBe(isShared)
      }),
    )
  })
})

describe('what is offered instead', () => {
  test('the same day at 10:00, 14:00 and 16:00; the next day and week at the same time', () => {
    expect(seen(alternativesTo(asked('2026-11-23', '11:00', '15:00'), [], NOW))).toEqual([
      '2026-11-23 10:00 free',
      '2026-11-23 14:00 free',
      '2026-11-23 16:00 free',
      '2026-11-24 11:00 free',
      '2026-11-30 11:00 free',
    ])
  })

  test('is said to be past, on a Sunday or taken', () => {
    const bookings = [booked('2026-11-20', '16:30'), booked('2026-11-27', '10:30')]
    expect(seen(alternativesTo(asked('2026-11-20', '11:00'), bookings, NOW))).toEqual([
      '2026-11-20 10:00 past',
      '2026-11-20 14:00 free',
      '2026-11-20 16:00 taken',
      '2026-11-21 11:00 free',
      '2026-11-27 11:00 taken',
    ])
    expect(seen(alternativesTo(asked('2026-11-21', '11:00'), [], NOW))[3]).toBe(
      '2026-11-22 11:00 sunday',
    )
  })

  test('of a wish for another time the first counts', () => {
    const wish = { wishedDates: ['2026-12-31', '2027-01-04'], wishedTimes: ['09:30', '16:30'] }
    expect(seen(alternativesTo({ ...asked('2026-11-23', '10:00'), ...wish }, [], NOW))).toEqual([
      '2026-12-31 10:00 free',
      '2026-12-31 14:00 free',
      '2026-12-31 16:00 free',
      '2027-01-01 09:30 free',
      '2027-01-07 09:30 free',
    ])
    expect(wishOffers({ ...asked('2026-11-23', '10:00'), ...wish }, [], NOW)).toHaveLength(4)
  })

  test.each([
    ['forward', '2026-03-28', '2026-03-28T10:00:00.000Z', '2026-04-04T09:00:00.000Z'],
    ['back', '2026-10-24', '2026-10-24T09:00:00.000Z', '2026-10-31T10:00:00.000Z'],
  ])('keeps its time of day when the clocks go %s', (_, date, first, nextWeek) => {
    const then = new Date('2026-01-01T00:00:00Z')
    const offers = alternativesTo(asked(date, '10:00'), [], then)
    const [instant] = offers.map((each) => slotInstant(each.date, each.time).toISOString())
    expect(instant).toBe(first)
    const last = offers.at(-1)
    expect(last && slotInstant(last.date, last.time).toISOString()).toBe(nextWeek)
  })

  const days = fc
    .date({ min: NOW, max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const times = fc.constantFrom(...VIEWING_TIMES)
  const appointments = fc.record({ date: days, time: times })

  test('is free exactly when it can be agreed and nothing overlaps it', () => {
    fc.assert(
      fc.property(appointments, fc.array(appointments, { maxLength: 6 }), (wish, others) => {
        const bookings = others.map(({ date, time }, nth) => booked(date, time, nth))
        const offers = [
          ...alternativesTo(asked(wish.date, wish.time), bookings, NOW),
          ...offersOfDay(wish.date, bookings, NOW),
        ]
        expect(offers).toHaveLength(5 + VIEWING_TIMES.length)
        for (const { date, time, problem } of offers) {
          const startsAt = slotInstant(date, time)
          const isFree = !bookings.some((each) => overlaps(each.startsAt, startsAt))
          const canBe = appointmentProblem({ date, time }, NOW) === undefined
          expect(problem === null).toBe(canBe && isFree)
        }
      }),
    )
  })
})
