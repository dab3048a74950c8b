import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../error.ts'
import { RESCHEDULE_SLOTS, VIEWING_ACTIONS, type ViewingActionName } from './contract.ts'
import { slotInstant } from './rules.ts'
import {
  changeBy,
  possibleActions,
  type Situation,
  situationOf,
  type ViewingAction,
  type ViewingActor,
  type ViewingState,
  wishesOf,
} from './stateMachine.ts'

/** A Friday noon in London. */
const NOW = new Date('2026-11-20T12:00:00Z')
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

const REQUESTED: ViewingState = {
  status: 'pending',
  waitsFor: 'agent',
  date: MONDAY,
  times: ['10:00', '15:00'],
  startsAt: null,
  isRescheduled: false,
  wishedDates: null,
  wishedTimes: null,
  declineReason: null,
}
const PROPOSED: ViewingState = {
  ...REQUESTED,
  waitsFor: 'seeker',
  times: ['10:00'],
  isRescheduled: true,
}
const agreedAt = (date: string, time: string): ViewingState => ({
  ...REQUESTED,
  status: 'confirmed',
  date,
  times: [time],
  startsAt: slotInstant(date, time),
})
const AGREED = agreedAt(MONDAY, '10:00')
const WISHES = { wishedDates: [MONDAY, TUESDAY], wishedTimes: ['10:00', '16:30'] }

const STATES: Record<Situation, ViewingState> = {
  requested: REQUESTED,
  proposed: PROPOSED,
  lapsed: { ...PROPOSED, date: '2026-11-20' },
  agreed: AGREED,
  underWay: agreedAt('2026-11-20', '11:30'),
  over: agreedAt('2026-11-20', '11:00'),
  rescheduling: { ...AGREED, ...WISHES, status: 'rescheduling', isRescheduled: true },
  completed: { ...agreedAt('2026-11-19', '10:00'), status: 'completed' },
  cancelled: { ...REQUESTED, status: 'cancelled' },
}
const SITUATIONS = Object.keys(STATES) as Situation[]
const ACTORS: ViewingActor[] = ['seeker', 'agent', 'clock', 'market']

const ACTIONS: Record<ViewingActionName, ViewingAction> = {
  accept: { name: 'accept', date: MONDAY, time: '10:00' },
  decline: { name: 'decline', reason: 'The home is taken.' },
  proposeTime: { name: 'proposeTime', date: TUESDAY, time: '14:00' },
  acceptProposal: { name: 'acceptProposal', date: MONDAY, time: '10:00' },
  reschedule: { name: 'reschedule', dates: [TUESDAY, MONDAY], times: ['16:30', '10:00'] },
  cancel: { name: 'cancel' },
  withdraw: { name: 'withdraw' },
  complete: { name: 'complete' },
}

/** What becomes of a viewing; whatever is not here is refused. */
const BECOMES: Partial<
  Record<`${ViewingActor} ${ViewingActionName}`, Partial<Record<Situation, Situation>>>
> = {
  'agent accept': { requested: 'agreed', rescheduling: 'agreed' },
  'agent decline': {
    requested: 'cancelled',
    rescheduling: 'cancelled',
    proposed: 'cancelled',
    lapsed: 'cancelled',
  },
  'agent proposeTime': { requested: 'proposed', rescheduling: 'proposed', lapsed: 'proposed' },
  'seeker acceptProposal': { proposed: 'agreed' },
  'seeker reschedule': { agreed: 'rescheduling', proposed: 'requested', lapsed: 'requested' },
  'seeker cancel': {
    requested: 'cancelled',
    proposed: 'cancelled',
    lapsed: 'cancelled',
    agreed: 'cancelled',
    rescheduling: 'cancelled',
  },
  'market withdraw': {
    requested: 'cancelled',
    proposed: 'cancelled',
    lapsed: 'cancelled',
    agreed: 'cancelled',
    rescheduling: 'cancelled',
  },
  'clock complete': { over: 'completed' },
}

const ROWS = SITUATIONS.flatMap((situation) =>
  VIEWING_ACTIONS.flatMap((name) =>
    ACTORS.map((by) => ({
      situation,
      name,
      by,
      becomes: BECOMES[`${by} ${name}`]?.[situation],
      isTheirs: `${by} ${name}` in BECOMES,
    })),
  ),
)

/** The viewing after an action. */
const afterAction = (
  viewing: ViewingState,
  action: ViewingAction,
  by: ViewingActor,
  now: Date,
): ViewingState => ({ ...viewing, ...changeBy(viewing, action, by, now) })

/** The code of a refusal. */
function refusalOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}

test.each(SITUATIONS)('the state that stands for %s stands there', (situation) => {
  expect(situationOf(STATES[situation], NOW)).toBe(situation)
})

describe('every state, action and actor', () => {
  test.each(ROWS)(
    '$situation: $by $name → $becomes',
    ({ situation, name, by, becomes, isTheirs }) => {
      const act = () => afterAction(STATES[situation], ACTIONS[name], by, NOW)
      expect(possibleActions(STATES[situation], by, NOW).includes(name)).toBe(becomes !== undefined)
      if (becomes !== undefined) expect(situationOf(act(), NOW)).toBe(becomes)
      else expect(refusalOf(act)).toBe(isTheirs ? 'stale' : 'notAllowed')
    },
  )
})

describe('what an action leaves', () => {
  const after = (viewing: ViewingState, action: ViewingAction, by: ViewingActor) =>
    afterAction(viewing, action, by, NOW)

  test('an acceptance agrees on the time that was picked', () => {
    const picked = { name: 'accept', date: MONDAY, time: '15:00' } as const
    expect(after(REQUESTED, picked, 'agent')).toMatchObject({
      status: 'confirmed',
      date: MONDAY,
      times: ['15:00'],
      startsAt: new Date('2026-11-23T15:00:00Z'),
      isRescheduled: false,
    })
  })

  test('a proposal releases the time that was held, and waits for the seeker', () => {
    expect(after(STATES.rescheduling, ACTIONS.proposeTime, 'agent')).toMatchObject({
      status: 'pending',
      waitsFor: 'seeker',
      date: TUESDAY,
      times: ['14:00'],
      startsAt: null,
      isRescheduled: true,
      wishedDates: null,
      wishedTimes: null,
    })
  })

  test('rescheduling holds the time that was agreed, and asks in order', () => {
    expect(after(AGREED, ACTIONS.reschedule, 'seeker')).toEqual({
      ...AGREED,
      ...WISHES,
      status: 'rescheduling',
      waitsFor: 'agent',
      isRescheduled: true,
    })
  })

  test('asking for other times than the proposed ones is a request for all of them', () => {
    const asked = after(PROPOSED, ACTIONS.reschedule, 'seeker')
    expect(asked).toMatchObject({ status: 'pending', waitsFor: 'agent', date: MONDAY })
    expect(wishesOf(asked)).toHaveLength(4)
    const second = { name: 'accept', date: TUESDAY, time: '16:30' } as const
    expect(after(asked, second, 'agent')).toMatchObject({
      date: TUESDAY,
      times: ['16:30'],
      wishedDates: null,
    })
  })

  test('a decline keeps its reason', () => {
    expect(after(REQUESTED, ACTIONS.decline, 'agent').declineReason).toBe('The home is taken.')
  })
})

describe('times at which nothing is shown', () => {
  test.each([
    ['2026-11-22', '10:00', 'Viewings are Monday to Saturday. Choose another date.'],
    ['2026-11-20', '12:00', 'Choose a time that is still to come.'],
    ['2026-11-19', '17:00', 'Choose a time that is still to come.'],
  ])('%s %s cannot be proposed', (date, time, reason) => {
    const propose = () => afterAction(REQUESTED, { name: 'proposeTime', date, time }, 'agent', NOW)
    expect(propose).toThrow(
      expect.objectContaining({ code: 'badInput', params: { field: 'time', reason } }),
    )
  })

  test.each([
    [[], ['10:00'], 'Please select at least one date and time option'],
    [[MONDAY], [], 'Please select at least one date and time option'],
    [['2026-11-22'], ['10:00'], 'Choose dates from Monday to Saturday that are still to come.'],
    [
      [MONDAY, '2026-11-19'],
      ['10:00'],
      'Choose dates from Monday to Saturday that are still to come.',
    ],
    [
      ['2026-11-20', MONDAY],
      ['12:00'],
      'The times that you chose have passed on one of these dates.',
    ],
  ])('%j at %j cannot be asked for', (dates, times, reason) => {
    const ask = () => afterAction(AGREED, { name: 'reschedule', dates, times }, 'seeker', NOW)
    expect(ask).toThrow(
      expect.objectContaining({ code: 'badInput', params: { field: 'dates', reason } }),
    )
  })

  test('half past four of today can be asked for until then', () => {
    const ask = (now: string) =>
      afterAction(
        AGREED,
        { name: 'reschedule', dates: ['2026-11-20'], times: ['16:30'] },
        'seeker',
        new Date(now),
      )
    expect(ask('2026-11-20T16:29:00Z').status).toBe('rescheduling')
    expect(() => ask('2026-11-20T16:30:00Z')).toThrow()
  })
})

describe('what was not seen is not accepted', () => {
  test('a proposal other than the one that was seen', () => {
    const seen = { name: 'acceptProposal', date: MONDAY, time: '11:00' } as const
    expect(refusalOf(() => afterAction(PROPOSED, seen, 'seeker', NOW))).toBe('stale')
  })
  test('a time that is not wished for', () => {
    const other = { name: 'accept', date: MONDAY, time: '11:00' } as const
    expect(refusalOf(() => afterAction(REQUESTED, other, 'agent', NOW))).toBe('stale')
  })
  test('a wished time that has passed, although another has not', () => {
    const later = new Date('2026-11-23T12:00:00Z')
    expect(possibleActions(REQUESTED, 'agent', later)).toContain('accept')
    expect(refusalOf(() => afterAction(REQUESTED, ACTIONS.accept, 'agent', later))).toBe('badInput')
  })
  test('none is possible once every wished time has passed; the other answers are', () => {
    const later = new Date('2026-11-23T15:00:00Z')
    expect(possibleActions(REQUESTED, 'agent', later)).toEqual(['decline', 'proposeTime'])
    expect(possibleActions(REQUESTED, 'seeker', later)).toEqual(['cancel'])
  })
})

describe('when the hour has passed', () => {
  test.each([
    // The clocks go back at two on Sunday the 25th: Saturday and Monday are of different offsets.
    ['2026-10-24', '2026-10-24T09:59:59Z', 'underWay'],
    ['2026-10-24', '2026-10-24T10:00:00Z', 'over'],
    ['2026-10-26', '2026-10-26T10:59:59Z', 'underWay'],
    ['2026-10-26', '2026-10-26T11:00:00Z', 'over'],
    ['2026-03-28', '2026-03-28T11:00:00Z', 'over'],
    ['2026-03-30', '2026-03-30T09:59:59Z', 'underWay'],
    ['2026-03-30', '2026-03-30T10:00:00Z', 'over'],
  ])('a viewing on %s at 10:00 is at %s %s', (date, now, situation) => {
    expect(situationOf(agreedAt(date, '10:00'), new Date(now))).toBe(situation)
  })

  test('a held time that has passed leaves the wish open', () => {
    const held = { ...STATES.rescheduling, wishedDates: [TUESDAY] }
    const later = new Date('2026-11-23T18:00:00Z')
    expect(possibleActions(held, 'agent', later)).toEqual(['accept', 'decline', 'proposeTime'])
    expect(refusalOf(() => afterAction(held, ACTIONS.complete, 'clock', later))).toBe('stale')
  })
})

test('whatever the sides do, a viewing keeps what the database demands', () => {
  const days = fc.constantFrom(MONDAY, TUESDAY, '2026-11-25', '2026-12-01')
  const times = fc.constantFrom(...RESCHEDULE_SLOTS)
  const appointment = fc.record({ date: days, time: times })
  const action: fc.Arbitrary<ViewingAction> = fc.oneof(
    appointment.map((at) => ({ name: 'proposeTime' as const, ...at })),
    fc.record({
      name: fc.constant('reschedule' as const),
      dates: fc.uniqueArray(days, { minLength: 1 }),
      times: fc.uniqueArray(times, { minLength: 1, maxLength: 3 }),
    }),
    fc.constantFrom('accept' as const, 'acceptProposal' as const).map((name) => ACTIONS[name]),
    fc.constantFrom(...Object.values(ACTIONS)),
  )
  const step = fc.record({ action, hours: fc.integer({ min: 0, max: 30 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let viewing = REQUESTED
      let now = NOW.getTime()
      for (const { action: wanted, hours } of steps) {
        now += hours * 3_600_000
        const at = new Date(now)
        for (const by of ACTORS) {
          const before = viewing
          if (!possibleActions(viewing, by, at).includes(wanted.name)) continue
          // Of what can be accepted, the first that is still to come.
          const [first] = wishesOf(viewing).filter(({ date, time }) => slotInstant(date, time) > at)
          const isAnswer = wanted.name === 'accept' || wanted.name === 'acceptProposal'
          const done = isAnswer && first ? { ...wanted, ...first } : wanted
          try {
            viewing = afterAction(viewing, done, by, at)
          } catch (error) {
            // Days that have passed meanwhile are refused, and change nothing.
            expect(error).toMatchObject({ code: 'badInput' })
            expect(viewing).toBe(before)
          }
        }
        const { status, startsAt, wishedDates, wishedTimes } = viewing
        expect(viewing.times.length).toBeGreaterThan(0)
        if (['confirmed', 'rescheduling', 'completed'].includes(status)) {
          expect(startsAt).toBeInstanceOf(Date)
        }
        if (status === 'rescheduling') {
          expect(wishedDates?.length).toBeGreaterThan(0)
          expect(wishedTimes?.length).toBeGreaterThan(0)
        }
        if (status === 'confirmed') {
          expect(startsAt).toEqual(slotInstant(viewing.date, viewing.times[0] ?? ''))
        }
      }
    }),
  )
})
