import { AppError } from '@hearth/core/error.ts'
import type { ViewingRole } from '@hearth/core/viewing/contract.ts'
import { type Booking, overlaps } from '@hearth/core/viewing/offers.ts'
import { VIEWING_MINUTES } from '@hearth/core/viewing/rules.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'

/** A viewing, and whose diary it is in: null while nobody answers for its home. */
interface Entry {
  id: number
  agentId: number | null
}

/** What keeps an agent busy from some instant on. */
export async function readBookings(
  handle: Pick<Drizzle | Transaction, 'select'>,
  agentId: number,
  from: Date,
): Promise<Booking[]> {
  const lastOver = new Date(from.getTime() - VIEWING_MINUTES * 60_000)
  const rows = await handle
    .select({ viewingId: viewings.id, startsAt: viewings.startsAt })
    .from(viewings)
    .where(
      and(
        eq(viewings.agentId, agentId),
        inArray(viewings.status, ['confirmed', 'rescheduling']),
        isNotNull(viewings.startsAt),
        gt(viewings.startsAt, lastOver),
      ),
    )
  return rows.flatMap(({ viewingId, startsAt }) => (startsAt ? [{ viewingId, startsAt }] : []))
}

/** The bookings that a viewing has to stand beside: its own time is given up for the new one. */
export const besides = (id: number, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(({ viewingId }) => viewingId !== id)

/** Nobody else agrees on a time of this agent until the transaction ends. */
export async function holdDiary(tx: Transaction, agentId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`diary/${agentId}`}, 0))`)
}

/**
 * Holds the agent's diary, and sees to it that a time in it is free. Every transaction takes its viewing's row
 * first and the diary second, and whoever has the diary waits for nothing more: no two wait for each other.
 * Throws taken.
 */
export async function holdTime(
  tx: Transaction,
  { id, agentId }: Entry,
  startsAt: Date,
  role: ViewingRole,
): Promise<void> {
  if (agentId === null) return
  await holdDiary(tx, agentId)
  const others = besides(id, await readBookings(tx, agentId, startsAt))
  if (others.some((booking) => overlaps(booking.startsAt, startsAt))) throw taken(role)
}

const TAKEN: Readonly<Record<ViewingRole, string>> = {
  agent: 'You have another viewing at that time. Please choose another time.',
  seeker: 'The agent has another viewing at that time by now. Please ask for other times.',
}
const taken = (role: ViewingRole) => new AppError('taken', { reason: TAKEN[role] })

/** The last guard, for what writes without the diary: migrations/0011_agents.sql. */
const CONSTRAINT = 'viewings_one_at_a_time'

/** What a write that would book an agent twice is refused with; any other fault as it is. */
export function refusalOfWrite(error: unknown, role: ViewingRole): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const isTaken =
    cause instanceof Error && 'constraint_name' in cause && cause.constraint_name === CONSTRAINT
  return isTaken ? taken(role) : error
}
