import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'

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
