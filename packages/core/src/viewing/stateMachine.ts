import { AppError } from '../error.ts'
import {
  VIEWING_ACTIONS,
  type ViewingActionName,
  type ViewingRole,
  type ViewingStatus,
} from './contract.ts'
import {
  type Appointment,
  appointmentProblem,
  rescheduleProblem,
  slotInstant,
  viewingEnd,
} from './rules.ts'

/** As much of a viewing as decides what may become of it. Days and times are London's. */
export interface ViewingState {
  status: ViewingStatus
  waitsFor: ViewingRole
  /** What is asked for, proposed or agreed. */
  date: string
  times: string[]
  /** When it begins: agreed, and held while another time is asked for; kept when it is cancelled. */
  startsAt: Date | null
  isRescheduled: boolean
  /** The days and times that the seeker asks for instead, each day with each time. */
  wishedDates: string[] | null
  wishedTimes: string[] | null
  declineReason: string | null
}

/** What is done to a viewing. */
export type ViewingAction =
  | ({ name: 'accept' } & Appointment)
  | { name: 'decline'; reason: string }
  | ({ name: 'proposeTime' } & Appointment)
  /** The proposal that was seen: another may have been made meanwhile. */
  | ({ name: 'acceptProposal' } & Appointment)
  | { name: 'reschedule'; dates: string[]; times: string[] }
  | { name: 'cancel' }
  /** Its home has left the market. */
  | { name: 'withdraw' }
  | { name: 'complete' }

/** What becomes different. */
type Change = Partial<ViewingState>

/** What does something to a viewing: one of its sides, the clock, or that its home leaves the market. */
export type ViewingActor = ViewingRole | 'clock' | 'market'

export const LEFT_THE_MARKET = 'This home is no longer on the market.'
/** Whether a viewing ended with its home leaving the market, and neither side ended it. */
export const wasWithdrawn = ({ declineReason }: Pick<ViewingState, 'declineReason'>): boolean =>
  declineReason === LEFT_THE_MARKET

const ENDINGS: readonly ViewingActionName[] = ['decline', 'cancel', 'withdraw', 'complete']
/** Whether an action ends a viewing: of a home that has left the market nothing else is done. */
export const isEnding = (name: ViewingActionName): boolean => ENDINGS.includes(name)

/** Where a viewing stands at an instant. */
export type Situation =
  /** The agent has to answer what the seeker asked for. */
  | 'requested'
  /** The seeker has to answer the agent's proposal. */
  | 'proposed'
  /** The proposed time came without an answer. */
  | 'lapsed'
  | 'agreed'
  /** The agreed time has come, and its hour has not passed. */
  | 'underWay'
  /** The hour of the agreed time has passed. */
  | 'over'
  /** The agent has to answer a wish for another time, and the agreed one is held. */
  | 'rescheduling'
  | 'completed'
  | 'cancelled'

interface Move {
  by: ViewingActor
  from: readonly Situation[]
}

/**
 * Who may do what, and when. Whoever waits for the other side's answer cannot change the question: two
 * answers at once give one winner. What nobody answered stays open: a wish of which every time has
 * passed can be declined, cancelled or answered with a proposal, and moves by itself nowhere.
 */
export const MOVES: Readonly<Record<ViewingActionName, Move>> = {
  accept: { by: 'agent', from: ['requested', 'rescheduling'] },
  decline: { by: 'agent', from: ['requested', 'rescheduling', 'proposed', 'lapsed'] },
  proposeTime: { by: 'agent', from: ['requested', 'rescheduling', 'lapsed'] },
  acceptProposal: { by: 'seeker', from: ['proposed'] },
  reschedule: { by: 'seeker', from: ['agreed', 'proposed', 'lapsed'] },
  cancel: { by: 'seeker', from: ['requested', 'proposed', 'lapsed', 'agreed', 'rescheduling'] },
  withdraw: {
    by: 'market',
    from: ['requested', 'proposed', 'lapsed', 'agreed', 'rescheduling'],
  },
  complete: { by: 'clock', from: ['over'] },
}

type Standing = Pick<ViewingState, 'status' | 'waitsFor' | 'date' | 'times' | 'startsAt'>

/** Where a viewing stands now. */
export function situationOf(viewing: Standing, now: Date): Situation {
  const { status, startsAt } = viewing
  if (status === 'pending') {
    if (viewing.waitsFor === 'agent') return 'requested'
    return isToCome(proposalOf(viewing), now) ? 'proposed' : 'lapsed'
  }
  if (status !== 'confirmed') return status
  if (startsAt === null || startsAt > now) return 'agreed'
  return viewingEnd(startsAt) > now ? 'underWay' : 'over'
}

/** What one side may do with a viewing now; an acceptance, while a wished time is still to come. */
export function possibleActions(
  viewing: Standing & Pick<ViewingState, 'wishedDates' | 'wishedTimes'>,
  by: ViewingActor,
  now: Date,
): ViewingActionName[] {
  const situation = situationOf(viewing, now)
  return VIEWING_ACTIONS.filter((name) => {
    if (MOVES[name].by !== by || !MOVES[name].from.includes(situation)) return false
    return name !== 'accept' || wishesOf(viewing).some((wish) => isToCome(wish, now))
  })
}

/** Every time that the seeker asks for, in order. */
export function wishesOf(
  viewing: Pick<ViewingState, 'date' | 'times' | 'wishedDates' | 'wishedTimes'>,
): Appointment[] {
  const times = viewing.wishedTimes ?? viewing.times
  const dates = viewing.wishedDates ?? [viewing.date]
  return dates.flatMap((date) => times.map((time) => ({ date, time })))
}

/**
 * What an action changes of a viewing. Throws notAllowed for what is not this side's to do, stale for what has
 * been answered otherwise meanwhile, and badInput with the reason for times at which nothing is shown.
 */
export function changeBy(
  viewing: ViewingState,
  action: ViewingAction,
  by: ViewingActor,
  now: Date,
): Change {
  const move = MOVES[action.name]
  if (move.by !== by) throw new AppError('notAllowed')
  if (!move.from.includes(situationOf(viewing, now))) throw new AppError('stale')
  switch (action.name) {
    case 'accept':
      return agreedOn(oneOf(wishesOf(viewing), action), now)
    case 'acceptProposal':
      return agreedOn(oneOf([proposalOf(viewing)], action), now)
    case 'proposeTime':
      return proposing(action, now)
    case 'reschedule':
      return wishing(viewing, action, now)
    case 'decline':
      return { status: 'cancelled', declineReason: action.reason }
    case 'cancel':
      return { status: 'cancelled' }
    case 'withdraw':
      return { status: 'cancelled', declineReason: LEFT_THE_MARKET }
    case 'complete':
      return { status: 'completed' }
  }
}

const NO_WISHES = { wishedDates: null, wishedTimes: null }

function agreedOn({ date, time }: Appointment, now: Date): Change {
  refuse('time', appointmentProblem({ date, time }, now))
  const startsAt = slotInstant(date, time)
  return { ...NO_WISHES, status: 'confirmed', date, times: [time], startsAt }
}

function proposing({ date, time }: Appointment, now: Date): Change {
  refuse('time', appointmentProblem({ date, time }, now))
  const proposal = { date, times: [time], startsAt: null, isRescheduled: true, ...NO_WISHES }
  return { ...proposal, status: 'pending', waitsFor: 'seeker' }
}

/** An agreed time stays held; the answer to a proposal is a request again. */
function wishing(
  viewing: ViewingState,
  wish: { dates: string[]; times: string[] },
  now: Date,
): Change {
  refuse('dates', rescheduleProblem(wish, now))
  const wishedDates = wish.dates.toSorted()
  const wishedTimes = wish.times.toSorted()
  const asked = { wishedDates, wishedTimes, isRescheduled: true, waitsFor: 'agent' as const }
  if (viewing.status === 'confirmed') return { ...asked, status: 'rescheduling' }
  return { ...asked, date: wishedDates[0] ?? viewing.date, times: wishedTimes }
}

function proposalOf({ date, times }: Pick<ViewingState, 'date' | 'times'>): Appointment {
  const [time] = times
  if (time === undefined) throw new Error('A proposal has a time')
  return { date, time }
}

const isToCome = (appointment: Appointment, now: Date) =>
  appointmentProblem(appointment, now) === undefined

/** The one of several that is meant. Throws stale when it is none of them any more. */
function oneOf(appointments: Appointment[], { date, time }: Appointment): Appointment {
  const meant = appointments.find((each) => each.date === date && each.time === time)
  if (!meant) throw new AppError('stale')
  return meant
}

function refuse(field: string, reason: string | undefined): void {
  if (reason !== undefined) throw new AppError('badInput', { field, reason })
}
