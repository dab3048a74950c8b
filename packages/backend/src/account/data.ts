import type { Me, SessionEntry } from '@hearth/core/account/contract.ts'
import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import Bowser from 'bowser'
import { eq } from 'drizzle-orm'
import type { Settings } from '../settings.ts'
import { hashOfToken } from '../tokens.ts'
import { holdAddress } from './holds.ts'
import { type SessionStore, sessionsOf } from './sessions.ts'

/** Who asks. */
export interface Actor {
  userId: UserId
  email: string
  name: string
  /** Everybody's account: nothing of it is changed. */
  isDemo: boolean
  sessionId: string
}

/** A session that holds, and until when if it was renewed just now. */
export interface OpenSession {
  actor: Actor
  renewedUntil: Date | null
}

/** Whose session a token opens; null when it opens none, and for demo accounts where there are none. */
export async function readSession(
  store: SessionStore,
  { hasDemoAccounts }: Pick<Settings, 'hasDemoAccounts'>,
  token: string,
): Promise<OpenSession | null> {
  const { session, user } = await sessionsOf(store).validateSession(hashOfToken(token))
  if (!session || (user.isDemo && !hasDemoAccounts)) return null
  return {
    actor: {
      userId: user.id,
      email: user.email,
      name: user.name,
      isDemo: user.isDemo,
      sessionId: session.id,
    },
    renewedUntil: session.fresh ? session.expiresAt : null,
  }
}

/** The company that somebody acts for; null for those who act for none. */
export async function readAgentId(
  { drizzle }: SessionStore,
  userId: UserId,
): Promise<AgentId | null> {
  const [row] = await drizzle
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.userId, userId))
  return row ? (row.id as AgentId) : null
}

/**
 * Whose account has an e-mail address (in lower case); null when nobody's. It stays so until the
 * transaction ends: what a guest stores with the address is there for whoever proves it next.
 */
export async function readUserIdByEmail(tx: Transaction, email: string): Promise<UserId | null> {
  await holdAddress(tx, email)
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? null
}

/** Who is signed in, as the pages show it. */
export async function readMe(db: Database, { userId, name, email, isDemo }: Actor): Promise<Me> {
  return { id: userId, name, email, isDemo, agentId: await readAgentId(db, userId) }
}

/** The browsers that are signed in to an account, the newest first. */
export async function readSessions(db: Database, actor: Actor): Promise<SessionEntry[]> {
  const open = await sessionsOf(db).getUserSessions(actor.userId)
  return open
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      device: deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === actor.sessionId,
    }))
}

/** "Chrome on Windows", as far as the browser tells. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return 'A device that does not say what it is'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'A browser'
  return os.name ? `${name} on ${os.name}` : name
}
