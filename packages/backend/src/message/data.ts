import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Conversation, Thread } from '@hearth/core/message/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Database, Drizzle } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, asc, desc, eq, gte, or, sql } from 'drizzle-orm'
import { readViewer } from '../viewing/data.ts'
import {
  type ConversationKey,
  isFrom,
  isIn,
  isUnreadFrom,
  MESSAGE_COLUMNS,
  toMessage,
} from './conversation.ts'
import { standingColumns, toStanding } from './standing.ts'

/** So many messages are read at a time. */
const PAGE = 50

/** Somebody's conversations, one for each home, the newest first. */
export async function readConversations(
  { drizzle }: Database,
  userId: UserId,
): Promise<Conversation[]> {
  const rows = await drizzle
    .select({
      ...standingColumns('seeker'),
      agentCompany: agents.companyName,
      agentEmail: agents.email,
    })
    .from(messages)
    .innerJoin(properties, eq(properties.id, messages.propertyId))
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, messages.propertyId))
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .where(eq(messages.userId, userId))
    .groupBy(messages.propertyId, propertyDetails.propertyId, agents.id)
    .orderBy(desc(sql`max(${messages.createdAt})`), desc(sql`max(${messages.id})`))
  return rows.map(toStanding)
}

export { readAgentConversations } from './agentConversations.ts'

/** The newest messages of a conversation, or those before one of them. Throws notFound for an empty one. */
export async function readThread(
  { drizzle }: Database,
  key: ConversationKey,
  before: number | undefined,
): Promise<Thread> {
  const place = sql`(${messages.createdAt}, ${messages.id})`
  const isBefore =
    before === undefined
      ? undefined
      : sql`${place} < (select created_at, id from messages where id = ${before})`
  const rows = await drizzle
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(isIn(key), isBefore))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(PAGE + 1)
  if (rows.length === 0 && before === undefined) throw new AppError('notFound')
  const page = rows.slice(0, PAGE).reverse()
  const nextCursor = rows.length > PAGE ? (page[0]?.id ?? null) : null
  return { messages: page.map(toMessage), nextCursor }
}

/** What seekers wrote about a company's homes from an instant on: how much, and the newest of it. */
export async function readNewMessages(
  { drizzle }: Database,
  agentId: AgentId,
  from: Date,
  shown: number,
) {
  const isNew = and(
    eq(properties.agentId, agentId),
    isFrom('seeker'),
    gte(messages.createdAt, from),
  )
  const rows = await drizzle
    .select({
      id: messages.id,
      propertyId: messages.propertyId,
      title: sql<string>`coalesce(${propertyDetails.title}, ${PROPERTY_DEFAULTS.title})`,
      name: sql<string>`coalesce(${users.name}, ${messages.name})`,
      text: messages.text,
      createdAt: messages.createdAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(messages)
    .innerJoin(properties, eq(properties.id, messages.propertyId))
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, messages.propertyId))
    .leftJoin(users, eq(users.id, messages.userId))
    .where(isNew)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(shown)
  const items = rows.map(({ count: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return { count: rows[0]?.count ?? 0, items }
}

/** With how many people was written about a home. */
export async function countConversations({ drizzle }: Database, propertyId: number) {
  const seeker = sql`coalesce(${messages.userId}::text, ${messages.email})`
  const [counted] = await drizzle
    .select({ total: sql<number>`count(distinct ${seeker})::int` })
    .from(messages)
    .where(eq(messages.propertyId, propertyId))
  return counted?.total ?? 0
}

/** How many messages seekers wrote about a company's homes. */
export async function countAgentMessages({ drizzle }: Database, agentId: AgentId): Promise<number> {
  const [counted] = await drizzle
    .select({ total: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(properties, eq(properties.id, messages.propertyId))
    .where(and(eq(properties.agentId, agentId), isFrom('seeker')))
  return counted?.total ?? 0
}

/** How many messages somebody has not read: of agents, and of seekers about the homes of their company. */
export async function countUnread({ drizzle }: Database, userId: UserId) {
  const asAgent = drizzle
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(properties, eq(properties.id, messages.propertyId))
    .innerJoin(agents, eq(agents.id, properties.agentId))
    .where(and(eq(agents.userId, userId), isUnreadFrom('seeker')))
  const [count, [counted]] = await Promise.all([
    drizzle.$count(messages, and(eq(messages.userId, userId), isUnreadFrom('agent'))),
    asAgent,
  ])
  return { count, asAgent: counted?.count ?? 0 }
}

/** The seeker of a conversation, as they can be reached now. */
export interface Seeker extends ConversationKey {
  name: string
  phone: string
}

/**
 * Who wrote about a home from an address, or asked to view it: an account's current one, or the one that
 * was given. Throws notFound for nobody.
 */
export async function readSeeker(
  db: Pick<Drizzle, 'select'>,
  propertyId: number,
  address: string,
): Promise<Seeker> {
  const seeker =
    (await readSender(db, propertyId, address)) ?? (await readViewer(db, propertyId, address))
  if (!seeker) throw new AppError('notFound')
  return seeker
}

async function readSender(
  db: Pick<Drizzle, 'select'>,
  propertyId: number,
  address: string,
): Promise<Seeker | undefined> {
  const current = sql<string>`coalesce(${users.email}, ${messages.email})`
  const [seeker] = await db
    .select({
      propertyId: messages.propertyId,
      userId: messages.userId,
      email: current,
      name: sql<string>`coalesce(${users.name}, ${messages.name})`,
      phone: messages.phone,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(
      and(
        eq(messages.propertyId, propertyId),
        or(eq(messages.email, address), eq(users.email, address)),
      ),
    )
    .orderBy(desc(eq(current, address)), desc(messages.createdAt), desc(messages.id))
    .limit(1)
  return seeker
}

/** Everything that somebody wrote to agents and got from them, the oldest first, as JSON. */
export async function exportMessages(db: Database, userId: UserId) {
  const rows = await db.drizzle
    .select({
      ...MESSAGE_COLUMNS,
      propertyId: messages.propertyId,
      name: messages.name,
      email: messages.email,
      phone: messages.phone,
      readAt: messages.readAt,
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return rows.map(({ propertyId, name, email, phone, readAt, ...row }) => ({
    ...toMessage(row),
    ...{ propertyId, name, email, phone },
    readAt: readAt?.toISOString() ?? null,
  }))
}
