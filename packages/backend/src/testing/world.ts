import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { accountRequests, sessions, users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { files } from '@hearth/db/schema/file.ts'
import { imports } from '@hearth/db/schema/import.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { savedProperties, savedSearches } from '@hearth/db/schema/saved.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../account/data.ts'
import { hashPassword } from '../account/passwords.ts'
import { hashOfToken } from '../tokens.ts'
import { storeUser } from './accounts.ts'
import { storeHome } from './homes.ts'
import { storeSubscriber, storeWish } from './newsletter.ts'
import { storeViewing } from './viewings.ts'

export const EVERYBODY = ['visitor', 'user', 'otherUser', 'agent', 'otherAgent'] as const
export type Who = (typeof EVERYBODY)[number]

/** A word that is in all that somebody has, and in nothing else: where it is read, that person is. */
export const WORDS: Readonly<Record<Who, string>> = {
  visitor: 'violet',
  user: 'ursula',
  otherUser: 'oscar',
  agent: 'agatha',
  otherAgent: 'otto',
}

/** Whose home everybody asks about. An agent who looks for a home asks a competitor. */
export const ASKS: Readonly<Record<Who, 'agent' | 'otherAgent'>> = {
  visitor: 'agent',
  user: 'agent',
  otherUser: 'otherAgent',
  agent: 'otherAgent',
  otherAgent: 'agent',
}

export const passwordOf = (who: Who) => `${WORDS[who]} likes old houses`
/** The token of the link that somebody was sent: a visitor to open an account, others as they asked. */
export const tokenOf = (who: Who, kind: LinkKind) => `${WORDS[who]} ${kind}`
type LinkKind =
  | 'resetPassword'
  | 'proveEmail'
  | 'addCompany'
  | 'confirmNewsletter'
  | 'endNewsletter'

// Hashing is made to be slow; the passwords are the same in every world.
const HASHES = Object.fromEntries(
  await Promise.all(EVERYBODY.map(async (who) => [who, await hashPassword(passwordOf(who))])),
) as Record<Who, string>

/** What somebody has in Hearth. Numbers that nothing has stand for what a visitor cannot have. */
export interface Things {
  /** The home that they asked about. */
  homeId: number
  email: string
  viewings: { asked: number; proposed: number; agreed: number }
  searchId: number
  unsubscribeToken: string
  sessionId: string
  /** A file of listings that the agent of the home handed over, and what became of it. */
  handedOver: { fileId: string; importId: number }
}

/** An id that nothing has. */
export const ABSENT = 2_000_000_000
const ABSENT_UUID = '00000000-0000-4000-8000-000000000000'
export const NOTHING: Things = {
  homeId: ABSENT,
  email: 'nobody@example.com',
  viewings: { asked: ABSENT, proposed: ABSENT, agreed: ABSENT },
  searchId: ABSENT,
  unsubscribeToken: ABSENT_UUID,
  sessionId: 'f'.repeat(64),
  handedOver: { fileId: '0'.repeat(32), importId: ABSENT },
}

export interface World {
  actors: Readonly<Record<Who, Actor | null>>
  things: Readonly<Record<Who, Things>>
}

/** Stores a visitor, two users and two agents, each with one of everything, about one home of each agent. */
export async function storeWorld(db: Database): Promise<World> {
  const actors = {
    visitor: null,
    user: await storeMember(db, 'user'),
    otherUser: await storeMember(db, 'otherUser'),
    agent: await storeMember(db, 'agent'),
    otherAgent: await storeMember(db, 'otherAgent'),
  }
  const homes = {
    agent: await storeAgencyHome(db, actors.agent),
    otherAgent: await storeAgencyHome(db, actors.otherAgent),
  }
  const things = {} as Record<Who, Things>
  for (const who of EVERYBODY) things[who] = await storeThings(db, who, actors[who], homes)
  return { actors, things }
}

const emailOf = (who: Who) => `${WORDS[who]}@example.com`

async function storeMember(db: Database, who: Who): Promise<Actor> {
  const actor = await storeUser(db, emailOf(who), `Somebody ${WORDS[who]}`)
  const passwordHash = HASHES[who]
  await db.drizzle.update(users).set({ passwordHash }).where(eq(users.id, actor.userId))
  const id = hashOfToken(WORDS[who])
  const expiresAt = new Date('2026-12-20T12:00:00Z')
  await db.drizzle
    .insert(sessions)
    .values({ id, userId: actor.userId, expiresAt, userAgent: WORDS[who] })
  return { ...actor, sessionId: id }
}

async function storeAgencyHome(db: Database, { userId }: Actor): Promise<number> {
  const office = { companyName: 'An agency', email: `office${userId}@agency.example` }
  const [row] = await db.drizzle
    .insert(agents)
    .values({ ...office, userId, phone: '020 7946 0000', address: '1 High Street, Clapham' })
    .returning({ id: agents.id })
  return storeHome(db, row?.id as AgentId)
}

async function storeThings(
  db: Database,
  who: Who,
  actor: Actor | null,
  homes: Readonly<Record<'agent' | 'otherAgent', number>>,
): Promise<Things> {
  const homeId = homes[ASKS[who]]
  const [email, name, userId] = [emailOf(who), `Somebody ${WORDS[who]}`, actor?.userId]
  await storeLinks(db, who, actor)
  await storeWish(db, email, tokenOf(who, 'confirmNewsletter'), new Date('2026-11-20T13:00:00Z'))
  await storeSubscriber(db, email, tokenOf(who, 'endNewsletter'))
  const message = { ...{ propertyId: homeId, userId, email, name }, phone: '020 7946 0102' }
  await db.drizzle.insert(messages).values([
    { ...message, text: `Asked by ${WORDS[who]}` },
    { ...message, text: `Answered to ${WORDS[who]}`, isAgentReply: true },
  ])
  const viewing = (change: Parameters<typeof storeViewing>[3]) =>
    storeViewing(
      db,
      homeId,
      { email, name, ...(userId !== undefined && { userId }) },
      { notes: `Noted by ${WORDS[who]}`, ...change },
    )
  const viewings = {
    asked: await viewing({}),
    proposed: await viewing({ times: ['10:00'], waitsFor: 'seeker', isRescheduled: true }),
    agreed: await viewing(agreedAt(10 + EVERYBODY.indexOf(who))),
  }
  const handedOver = await storeHandedOver(db, who, homeId)
  const search = actor ? await storeSearch(db, who, actor, homeId) : NOTHING
  const sessionId = actor?.sessionId ?? NOTHING.sessionId
  return { ...search, homeId, email, viewings, sessionId, handedOver }
}

async function storeHandedOver(db: Database, who: Who, homeId: number) {
  const fileId = WORDS[who].padEnd(32, '0')
  const [home] = await db.sql<{ agentId: number }[]>`
    select agent_id as "agentId" from properties where id = ${homeId}`
  const agentId = home?.agentId ?? Number.NaN
  await db.drizzle.insert(files).values({
    ...{ id: fileId, agentId, folder: 'import', contentType: 'text/x-blm', bytes: 1 },
    ...{ sha256: 'a'.repeat(64), originalName: `${WORDS[who]}.blm`, state: 'ready' },
  })
  const [row] = await db.drizzle
    .insert(imports)
    .values({ agentId, fileId, mode: 'dryRun' })
    .returning({ id: imports.id })
  return { fileId, importId: row?.id ?? Number.NaN }
}

/** An agreed viewing, at an hour of a person's own: an agent is in one place at a time. */
function agreedAt(hour: number) {
  const [date, time] = ['2026-11-24', `${hour}:00`]
  return {
    ...{ date, times: [time] },
    status: 'confirmed',
    startsAt: new Date(`${date}T${time}Z`),
  } as const
}

async function storeLinks(db: Database, who: Who, actor: Actor | null): Promise<void> {
  const expiresAt = new Date('2026-11-20T13:00:00Z')
  const proof = { tokenHash: hashOfToken(tokenOf(who, 'proveEmail')), expiresAt }
  if (!actor) {
    const wanted = { name: `Somebody ${WORDS[who]}`, passwordHash: HASHES[who] }
    const signUp = { kind: 'signUp', email: emailOf(who), ...wanted, ...proof } as const
    await db.drizzle.insert(accountRequests).values(signUp)
    return
  }
  const { userId } = actor
  const tokenHash = hashOfToken(tokenOf(who, 'resetPassword'))
  await db.drizzle.insert(accountRequests).values({
    ...{ kind: 'signUp', email: emailOf(who), userId, expiresAt },
    ...{ name: `Somebody ${WORDS[who]}`, passwordHash: HASHES[who] },
    ...{ companyName: `Houses of ${WORDS[who]}`, companyPhone: '020 7946 0102' },
    companyAddress: '2 Low Street, York',
    tokenHash: hashOfToken(tokenOf(who, 'addCompany')),
  })
  await db.drizzle.insert(accountRequests).values([
    { kind: 'changeEmail', email: `${WORDS[who]}@elsewhere.example`, userId, ...proof },
    { kind: 'resetPassword', email: emailOf(who), userId, tokenHash, expiresAt },
  ])
}

async function storeSearch(db: Database, who: Who, { userId }: Actor, propertyId: number) {
  await db.drizzle.insert(savedProperties).values({ userId, propertyId })
  const [row] = await db.drizzle
    .insert(savedSearches)
    .values({
      ...{ userId, name: `Searched by ${WORDS[who]}`, alertFrequency: 'daily' },
      criteria: { location: WORDS[who] },
    })
    .returning({ id: savedSearches.id, token: savedSearches.unsubscribeToken })
  if (!row) throw new Error('The search was not stored')
  return { searchId: row.id, unsubscribeToken: row.token }
}
