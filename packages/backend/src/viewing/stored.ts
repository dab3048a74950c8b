import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

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
export function selectViewings(handle: Drizzle | Transaction) {
  return handle
    .select(SELECTED)
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, viewings.propertyId))
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .leftJoin(users, eq(users.id, viewings.userId))
}

/** A viewing with its home, as stored. */
export type StoredViewing = Awaited<ReturnType<typeof selectViewings>>[number]

/** Whose viewings: the seeker's own. */
export const ofSeeker = (userId: UserId): SQL => eq(viewings.userId, userId)
/** Whose viewings: of the homes of a company. */
export const ofAgent = (agentId: AgentId): SQL => eq(viewings.agentId, agentId)

/** One of somebody's viewings, which nobody else changes until the transaction ends. */
export async function lockViewing(
  tx: Transaction,
  id: number,
  whose: SQL,
): Promise<StoredViewing | undefined> {
  const [stored] = await selectViewings(tx)
    .where(and(eq(viewings.id, id), whose))
    .for('update', { of: viewings })
  return stored
}

/**
 * Several viewings, which nobody else changes until the transaction ends. Whoever takes more than one takes
 * them in the order of their ids, so that no two wait for each other.
 */
export const lockViewings = (tx: Transaction, which: SQL | undefined): Promise<StoredViewing[]> =>
  selectViewings(tx).where(which).orderBy(asc(viewings.id)).for('update', { of: viewings })

/** The ids of several viewings, taken in the same order: for a statement that changes all of them. */
export const lockedIds = (handle: Drizzle | Transaction, which: SQL | undefined) =>
  handle
    .select({ id: viewings.id })
    .from(viewings)
    .where(which)
    .orderBy(asc(viewings.id))
    .for('update')

/** What both sides see of a viewing. */
export function fieldsOf({ viewing, title, address, image, withdrawnAt }: StoredViewing) {
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
