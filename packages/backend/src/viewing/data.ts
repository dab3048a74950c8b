import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { AgentViewing, AgentViewingsInput, Offer } from '@hearth/core/viewing/agentContract.ts'
import { OPEN_STATUSES, type Viewing, type ViewingRole } from '@hearth/core/viewing/contract.ts'
import {
  alternativesTo,
  type Booking,
  offersOfDay,
  wishOffers,
} from '@hearth/core/viewing/offers.ts'
import { isEnding, MOVES, possibleActions, situationOf } from '@hearth/core/viewing/stateMachine.ts'
import type { Database, Drizzle } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { filterOf, isBooked, orderOf } from './agentFilter.ts'
import { besides, readBookings } from './bookings.ts'
import { fieldsOf, ofAgent, ofSeeker, type StoredViewing, selectViewings } from './stored.ts'

/** What somebody asked to see, the earliest day first. */
export async function readMyViewings(db: Database, userId: UserId, now: Date): Promise<Viewing[]> {
  const rows = await selectViewings(db.drizzle)
    .where(ofSeeker(userId))
    .orderBy(asc(viewings.date), asc(viewings.times), asc(viewings.id))
  return rows.map((row) => toViewing(row, now))
}

/** A page of those viewings of a company's homes that are asked for. */
export async function readAgentViewings(
  db: Database,
  agentId: AgentId,
  input: AgentViewingsInput,
  now: Date,
) {
  const filter = filterOf(agentId, input, now)
  const order = orderOf(input)
  const { cursor, limit } = input
  const [rows, total, bookings] = await Promise.all([
    selectViewings(db.drizzle)
      .where(and(filter, cursor === undefined ? undefined : order.after(cursor)))
      .orderBy(...order.by)
      .limit(limit + 1),
    countViewings(db, filter),
    readBookings(db.drizzle, agentId, now),
  ])
  const items = rows.slice(0, limit).map((row) => toAgentViewing(row, bookings, now))
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, total, nextCursor: last?.id ?? null }
}

async function countViewings({ drizzle }: Database, filter: ReturnType<typeof filterOf>) {
  const [counted] = await drizzle
    .select({ total: sql<number>`count(*)::int` })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, viewings.propertyId))
    .where(filter)
  return counted?.total ?? 0
}

/** One of the viewings of a company's homes. Throws notFound. */
export async function readAgentViewing(
  db: Database,
  agentId: AgentId,
  id: number,
  now: Date,
): Promise<AgentViewing> {
  const { stored, bookings } = await readInDiary(db, agentId, id, now)
  return toAgentViewing(stored, bookings, now)
}

/** The days of a month (yyyy-MM) on which a company has viewings, and how many. */
export function readAgentDays({ drizzle }: Database, agentId: AgentId, month: string) {
  const first = `${month}-01`
  return drizzle
    .select({ date: viewings.date, viewings: sql<number>`count(*)::int` })
    .from(viewings)
    .where(
      and(
        ofAgent(agentId),
        isBooked,
        gte(viewings.date, first),
        lt(viewings.date, sql`${first}::date + interval '1 month'`),
      ),
    )
    .groupBy(viewings.date)
    .orderBy(asc(viewings.date))
}

/** What the agent may propose instead of what is asked for. Throws notFound. */
export async function readAlternatives(
  db: Database,
  agentId: AgentId,
  id: number,
  now: Date,
): Promise<Offer[]> {
  const { stored, bookings } = await readInDiary(db, agentId, id, now)
  return alternativesTo(stored.viewing, besides(id, bookings), now)
}

/** Every time of a day that the agent may propose for a viewing. Throws notFound. */
export async function readTimesOfDay(
  db: Database,
  agentId: AgentId,
  { id, date }: { id: number; date: string },
  now: Date,
): Promise<Offer[]> {
  const { bookings } = await readInDiary(db, agentId, id, now)
  return offersOfDay(date, besides(id, bookings), now)
}

async function readInDiary(db: Database, agentId: AgentId, id: number, now: Date) {
  const [[stored], bookings] = await Promise.all([
    selectViewings(db.drizzle).where(and(eq(viewings.id, id), ofAgent(agentId))),
    readBookings(db.drizzle, agentId, now),
  ])
  if (!stored) throw new AppError('notFound')
  return { stored, bookings }
}

/** How many viewings of a company's homes there are, whatever became of them. */
export async function countAgentViewings({ drizzle }: Database, agentId: AgentId) {
  return drizzle.$count(viewings, eq(viewings.agentId, agentId))
}

/** Whether a company has viewings that are still to be answered, to come or under way. */
export async function hasOpenViewings(
  { drizzle }: { drizzle: Pick<Drizzle, '$count'> },
  agentId: AgentId,
): Promise<boolean> {
  const isOpen = inArray(viewings.status, [...OPEN_STATUSES])
  return (await drizzle.$count(viewings, and(eq(viewings.agentId, agentId), isOpen))) > 0
}

/** The viewings of a home that are still to be answered or to come. */
export async function countOpenViewings({ drizzle }: Database, propertyId: number, now: Date) {
  const isToCome = gte(viewings.startsAt, now)
  const [counted] = await drizzle
    .select({
      openRequests: sql<number>`(count(*) filter (where ${eq(viewings.status, 'pending')}))::int`,
      agreedViewings: sql<number>`(count(*) filter (where ${isToCome}))::int`,
    })
    .from(viewings)
    .where(and(eq(viewings.propertyId, propertyId), inArray(viewings.status, [...OPEN_STATUSES])))
  return counted ?? { openRequests: 0, agreedViewings: 0 }
}

/** What was asked for about a company's homes from an instant on: how much, and the newest of it. */
export async function readNewRequests(
  { drizzle }: Database,
  agentId: AgentId,
  from: Date,
  shown: number,
) {
  const isNew = and(ofAgent(agentId), gte(viewings.createdAt, from))
  const [count, rows] = await Promise.all([
    drizzle.$count(viewings, isNew),
    selectViewings(drizzle).where(isNew).orderBy(desc(viewings.createdAt)).limit(shown),
  ])
  const items = rows.map(({ viewing, title }) => ({
    id: viewing.id,
    propertyId: viewing.propertyId,
    title: title ?? PROPERTY_DEFAULTS.title,
    name: viewing.name,
    date: viewing.date,
    times: viewing.times,
    createdAt: viewing.createdAt.toISOString(),
  }))
  return { count, items }
}

/** Who asked to view a home from an address: an account's current one, or the one that was given. */
export async function readViewer(db: Pick<Drizzle, 'select'>, propertyId: number, address: string) {
  const current = sql<string>`coalesce(${users.email}, ${viewings.email})`
  const [viewer] = await db
    .select({
      propertyId: viewings.propertyId,
      userId: viewings.userId,
      email: current,
      name: sql<string>`coalesce(${users.name}, ${viewings.name})`,
      phone: viewings.phone,
    })
    .from(viewings)
    .leftJoin(users, eq(users.id, viewings.userId))
    .where(
      and(
        eq(viewings.propertyId, propertyId),
        or(eq(viewings.email, address), eq(users.email, address)),
      ),
    )
    .orderBy(desc(eq(current, address)), desc(viewings.id))
    .limit(1)
  return viewer
}

/** Everything that is held about somebody's viewings, for them to take along. */
export async function exportViewings(db: Database, userId: UserId): Promise<object[]> {
  const rows = await selectViewings(db.drizzle).where(ofSeeker(userId)).orderBy(asc(viewings.id))
  return rows.map(({ viewing, title, address }) => {
    const { userId: _, fingerprint: _fingerprint, calendarSequence: _sequence, ...asked } = viewing
    const { agentId: _agent, isDoubleBooked: _double, ...held } = asked
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

/** What one side may do now. At a home that has left the market, what is open can only be ended. */
function actionsOf({ viewing, withdrawnAt }: StoredViewing, side: ViewingRole, now: Date) {
  const actions = possibleActions(viewing, side, now)
  return withdrawnAt === null ? actions : actions.filter(isEnding)
}

/** A viewing as its seeker sees it. */
export function toViewing(stored: StoredViewing, now: Date): Viewing {
  const { viewing, agentName, agentCompany } = stored
  return {
    ...fieldsOf(stored),
    actions: actionsOf(stored, 'seeker', now),
    agentName: agentName ?? agentCompany ?? PROPERTY_DEFAULTS.agent,
    notes: viewing.notes,
  }
}

/** A viewing as the agent of its home sees it, beside what else is in their diary. */
function toAgentViewing(
  stored: StoredViewing,
  bookings: readonly Booking[],
  now: Date,
): AgentViewing {
  const { viewing, accountEmail } = stored
  const isAsked = MOVES.accept.from.includes(situationOf(viewing, now))
  return {
    ...fieldsOf(stored),
    actions: actionsOf(stored, 'agent', now),
    wishes: isAsked ? wishOffers(viewing, besides(viewing.id, bookings), now) : [],
    seeker: {
      name: viewing.name,
      email: accountEmail ?? viewing.email,
      phone: viewing.phone,
    },
  }
}
