import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { AgentViewing, agentViewingsInput, Viewing } from '@hearth/core/viewing/contract.ts'
import { possibleActions, type ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import type { Database, Drizzle, Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'

const SELECTED = {
  viewing: viewings,
  title: propertyDetails.title,
  address: properties.address,
  image: sql<string | null>`${propertyDetails.images}[1]`,
  withdrawnAt: properties.withdrawnAt,
  agentName: propertyDetails.agentName,
  agentCompany: agents.companyName,
  agentEmail: agents.email,
  accountEmail: users.email,
}

/** Viewings with their homes, the companies that show them and the accounts of their seekers. */
function select(handle: Drizzle | Transaction) {
  return handle
    .select(SELECTED)
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, viewings.propertyId))
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .leftJoin(users, eq(users.id, viewings.userId))
}

/** A viewing with its home, as stored. */
export type StoredViewing = Awaited<ReturnType<typeof select>>[number]

/** Whose viewings: the seeker's own. */
export const ofSeeker = (userId: UserId): SQL => eq(viewings.userId, userId)
/** Whose viewings: of the homes of a company. */
export const ofAgent = (agentId: AgentId): SQL => eq(properties.agentId, agentId)

/** One of somebody's viewings, which nobody else changes until the transaction ends. */
export async function lockViewing(
  tx: Transaction,
  id: number,
  whose: SQL,
): Promise<StoredViewing | undefined> {
  const [stored] = await select(tx)
    .where(and(eq(viewings.id, id), whose))
    .for('update', { of: viewings })
  return stored
}

/** What somebody asked to see, the earliest day first. */
export async function readMyViewings(db: Database, userId: UserId, now: Date): Promise<Viewing[]> {
  const rows = await select(db.drizzle)
    .where(ofSeeker(userId))
    .orderBy(asc(viewings.date), asc(viewings.times), asc(viewings.id))
  return rows.map((row) => toViewing(row, now))
}

/** A page of the viewings of a company's homes, the latest day first. */
export async function readAgentViewings(
  db: Database,
  agentId: AgentId,
  { cursor, limit }: z.output<typeof agentViewingsInput>,
  now: Date,
) {
  const rows = await select(db.drizzle)
    .where(and(ofAgent(agentId), cursor === undefined ? undefined : isAfter(cursor)))
    .orderBy(desc(viewings.date), desc(viewings.id))
    .limit(limit + 1)
  const total = await countAgentViewings(db, agentId)
  const items = rows.slice(0, limit).map((row) => toAgentViewing(row, now))
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, total, nextCursor: last?.id ?? null }
}

const isAfter = (id: number) =>
  sql`(${viewings.date}, ${viewings.id}) < (select v.date, v.id from ${viewings} v where v.id = ${id})`

/** How many viewings of a company's homes there are, whatever became of them. */
export async function countAgentViewings({ drizzle }: Database, agentId: AgentId) {
  return drizzle.$count(viewings, eq(viewings.agentId, agentId))
}

/** Everything that is held about somebody's viewings, for them to take along. */
export async function exportViewings(db: Database, userId: UserId): Promise<object[]> {
  const rows = await select(db.drizzle).where(ofSeeker(userId)).orderBy(asc(viewings.id))
  return rows.map(({ viewing, title, address }) => {
    const { userId: _, fingerprint: _fingerprint, calendarSequence: _sequence, ...held } = viewing
    return {
      ...held,
      propertyTitle: title,
      propertyAddress: address,
      startsAt: held.startsAt?.toISOString() ?? null,
      createdAt: held.createdAt.toISOString(),
      updatedAt: held.updatedAt.toISOString(),
    }
  })
}

/** A viewing as its seeker sees it. */
export function toViewing(stored: StoredViewing, now: Date): Viewing {
  const { viewing, agentName, agentCompany } = stored
  return {
    ...fieldsOf(stored),
    actions: possibleActions(viewing, 'seeker', now),
    agentName: agentName ?? agentCompany ?? PROPERTY_DEFAULTS.agent,
    notes: viewing.notes,
  }
}

/** A viewing as the agent of its home sees it. */
export function toAgentViewing(stored: StoredViewing, now: Date): AgentViewing {
  const { viewing, accountEmail } = stored
  return {
    ...fieldsOf(stored),
    actions: possibleActions(viewing, 'agent', now),
    seeker: {
      name: viewing.name,
      email: accountEmail ?? viewing.email,
      phone: viewing.phone,
    },
  }
}

function fieldsOf({ viewing, title, address, image, withdrawnAt }: StoredViewing) {
  const { id, status, waitsFor, date, times, isRescheduled, declineReason } = viewing
  return {
    ...{ id, status, waitsFor, date, times, isRescheduled, declineReason },
    startsAt: viewing.startsAt?.toISOString() ?? null,
    rescheduleRequest: requestOf(viewing),
    property: {
      id: viewing.propertyId,
      title: title ?? PROPERTY_DEFAULTS.title,
      address,
      image,
      isListed: withdrawnAt === null,
    },
    createdAt: viewing.createdAt.toISOString(),
  }
}

function requestOf({
  wishedDates,
  wishedTimes,
}: Pick<ViewingState, 'wishedDates' | 'wishedTimes'>) {
  return wishedDates && wishedTimes ? { dates: wishedDates, times: wishedTimes } : null
}
