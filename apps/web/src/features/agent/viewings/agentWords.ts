import type { AgentViewing, Offer, ViewingPart } from '@hearth/core/viewing/agentContract.ts'
import { londonTime } from '@hearth/core/viewing/rules.ts'
import { wasWithdrawn } from '@hearth/core/viewing/stateMachine.ts'
import { dayAndTimes, oneOf } from '../../viewing/viewingWords.ts'

type Standing = Pick<AgentViewing, 'status' | 'waitsFor' | 'actions'>

/** Whether a proposal was never answered, and its time has come. */
const hasLapsed = ({ status, waitsFor, actions }: Standing): boolean =>
  status === 'pending' && waitsFor === 'seeker' && actions.includes('proposeTime')

/** Where a viewing stands, for the agent of its home. */
export function agentStatus(viewing: Standing): string {
  const { status, waitsFor } = viewing
  if (status !== 'pending') return STATUS_LABELS[status]
  if (waitsFor === 'agent') return 'Pending'
  return hasLapsed(viewing) ? 'Not answered' : 'Time proposed'
}

const STATUS_LABELS = {
  confirmed: 'Confirmed',
  rescheduling: 'Rescheduling',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const

/** The time of a viewing as a list of a day shows it: the agreed one, else the first in question. */
export const timeInList = ({
  startsAt,
  times,
}: Pick<AgentViewing, 'startsAt' | 'times'>): string =>
  startsAt === null ? (times[0] ?? '') : londonTime(new Date(startsAt))

/** Who comes and how it stands, with every time in question: "Ada Byron · Pending, 10:00 or 14:00". */
export function lineInList(viewing: Standing & Pick<AgentViewing, 'times' | 'seeker'>): string {
  const { times, seeker } = viewing
  const asked = times.length > 1 ? `, ${oneOf(times)}` : ''
  return `${seeker.name} · ${agentStatus(viewing)}${asked}`
}

/** What else there is to say of a viewing; undefined when its status tells everything. */
export function agentNote(viewing: AgentViewing): string | undefined {
  const { status, waitsFor, isRescheduled, declineReason } = viewing
  if (status === 'cancelled') {
    if (wasWithdrawn(viewing)) return 'Cancelled because the home had left the market.'
    return declineReason === null ? 'Cancelled by the seeker.' : `Declined: ${declineReason}`
  }
  if (status === 'rescheduling') {
    return `The agreed time, ${dayAndTimes(viewing)}, is held until you answer.`
  }
  if (status !== 'pending') return undefined
  if (hasLapsed(viewing)) {
    return `You proposed ${dayAndTimes(viewing)}, which has passed without an answer.`
  }
  if (waitsFor === 'seeker') return `You proposed ${dayAndTimes(viewing)}, and wait for an answer.`
  return isRescheduled ? 'Asked for other times than those you proposed.' : undefined
}

/** Why a time cannot be chosen, in a word or two. */
export const PROBLEM_WORDS: Readonly<Record<NonNullable<Offer['problem']>, string>> = {
  past: 'passed',
  sunday: 'a Sunday',
  taken: 'taken',
}

/** The parts of an agent's viewings as the page names them. */
export const PART_NAMES: Readonly<Record<ViewingPart, string>> = {
  toAnswer: 'To answer',
  proposed: 'Proposed',
  agreed: 'Confirmed',
  over: 'Past',
}
