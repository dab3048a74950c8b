import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { FORMER_MEMBER, formerAddress } from '@hearth/core/message/formerMember.ts'
import type { saveNotesInput, ViewingRole } from '@hearth/core/viewing/contract.ts'
import { slotInstant } from '@hearth/core/viewing/rules.ts'
import {
  changeBy,
  isEnding,
  LEFT_THE_MARKET,
  possibleActions,
  type ViewingAction,
} from '@hearth/core/viewing/stateMachine.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'
import { holdTime, refusalOfWrite } from './bookings.ts'
import type { ChangeName } from './changeWords.ts'
import { mailChange, mailLeaver, type Telling } from './mailChange.ts'
import {
  lockedIds,
  lockViewing,
  lockViewings,
  ofAgent,
  ofSeeker,
  type StoredViewing,
} from './stored.ts'

type Changing = Pick<Context, 'db' | 'settings' | 'now'>

/** What one of the sides does to a viewing. */
export type SideAction = Extract<ViewingAction, { name: ChangeName }>

/** One of its sides, and which viewings are theirs. */
export interface Side {
  role: ViewingRole
  whose: SQL
}

/**
 * Does something to a viewing of one's own, and tells the other side, in one transaction. Of two at once
 * the later finds what the earlier left. Answers the viewing as it is then. Throws notFound for what is
 * somebody else's, taken for a time at which the agent is elsewhere, notViewable for what would lead on to
 * a meeting at a home that has left the market, and what changeBy throws.
 */
export function changeViewing(
  { db, settings, now }: Changing,
  { role, whose }: Side,
  id: number,
  action: SideAction,
): Promise<StoredViewing> {
  return db.drizzle.transaction(async (tx) => {
    const stored = await lockViewing(tx, id, whose)
    if (!stored) throw new AppError('notFound')
    const before = stored.viewing
    const change = changeBy(before, action, role, now)
    if (stored.withdrawnAt !== null && !isEnding(action.name)) {
      throw new AppError('notViewable', { reason: LEFT_THE_MARKET })
    }
    const told = { name: action.name, stored, before, after: { ...before, ...change } }
    const meeting = meetingOf(action)
    if (meeting) await holdTime(tx, before, meeting, role)
    const calendarSequence = await mailChange(tx, { settings, now }, told, role)
    // Who agrees on a time now is booked once, whatever was agreed before that was refused.
    const booked = change.status === 'confirmed' ? { isDoubleBooked: false } : {}
    const row = { ...change, ...booked, calendarSequence, updatedAt: now }
    await storeChange(tx, id, row, role)
    return { ...stored, viewing: { ...before, ...row } }
  })
}

/** What the agent of its home does to a viewing. */
export const changeAsAgent = (
  context: Changing,
  agentId: AgentId,
  id: number,
  action: SideAction,
): Promise<StoredViewing> =>
  changeViewing(context, { role: 'agent', whose: ofAgent(agentId) }, id, action)

/** When an action would have the two meet; undefined for one that agrees on nothing. */
const meetingOf = (action: SideAction) =>
  'date' in action ? slotInstant(action.date, action.time) : undefined

async function storeChange(
  tx: Transaction,
  id: number,
  row: Partial<typeof viewings.$inferInsert>,
  role: ViewingRole,
): Promise<void> {
  try {
    await tx.update(viewings).set(row).where(eq(viewings.id, id))
  } catch (error) {
    throw refusalOfWrite(error, role)
  }
}

/** Keeps the seeker's own notes. Throws notFound for what is somebody else's. */
export function saveNotes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: UserId,
  { id, notes }: z.output<typeof saveNotesInput>,
): Promise<StoredViewing> {
  return db.drizzle.transaction(async (tx) => {
    const stored = await lockViewing(tx, id, ofSeeker(userId))
    if (!stored) throw new AppError('notFound')
    await tx.update(viewings).set({ notes, updatedAt: now }).where(eq(viewings.id, id))
    return { ...stored, viewing: { ...stored.viewing, notes } }
  })
}

/** Gives what a guest asked for with an address (in lower case) to the account that has proved it. */
export async function adoptViewings(tx: Transaction, userId: UserId, email: string): Promise<void> {
  const isGuests = and(eq(viewings.email, email), isNull(viewings.userId))
  await tx
    .update(viewings)
    .set({ userId })
    .where(inArray(viewings.id, lockedIds(tx, isGuests)))
}

/** What agents keep of somebody who deleted their account. */
const formerMember = (userId: UserId) => ({
  userId: null,
  name: FORMER_MEMBER,
  email: formerAddress(userId),
  phone: '',
  notes: '',
})

/**
 * Takes a person out of their viewings. What was still open is cancelled, and the agents are told. Answers
 * the addresses that were given.
 */
export async function forgetViewer(
  tx: Transaction,
  userId: UserId,
  context: Telling,
): Promise<string[]> {
  const asked = await lockViewings(tx, ofSeeker(userId))
  for (const stored of asked) await cancelForgotten(tx, stored, userId, context)
  await tx
    .update(viewings)
    .set({ ...formerMember(userId), updatedAt: context.now })
    .where(ofSeeker(userId))
  return [...new Set(asked.map(({ viewing }) => viewing.email))]
}

/** The seeker is written to once more, so that the time leaves their calendar too. */
async function cancelForgotten(
  tx: Transaction,
  stored: StoredViewing,
  userId: UserId,
  context: Telling,
): Promise<void> {
  // One that is under way or over is left to its hour.
  if (!possibleActions(stored.viewing, 'seeker', context.now).includes('cancel')) return
  const before = stored.viewing
  const change = changeBy(before, { name: 'cancel' }, 'seeker', context.now)
  const told = { name: 'leave', stored, before, after: { ...before, ...change } } as const
  await mailLeaver(tx, context, told)
  const nobody = { ...stored, viewing: { ...before, ...formerMember(userId) }, accountEmail: null }
  const calendarSequence = await mailChange(tx, context, { ...told, stored: nobody }, 'seeker')
  await tx
    .update(viewings)
    .set({ ...change, calendarSequence })
    .where(eq(viewings.id, before.id))
}

export type { Telling } from './mailChange.ts'
export { cancelViewingsOf } from './withdraw.ts'
