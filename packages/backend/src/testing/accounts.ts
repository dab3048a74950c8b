import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import type { Actor } from '../account/data.ts'

/** Stores an account without a password that anybody could give, and answers who it is. */
export async function storeUser(db: Database, email: string, name = 'Ada Byron'): Promise<Actor> {
  const [row] = await db.drizzle
    .insert(users)
    .values({ email, name, passwordHash: 'none' })
    .returning({ id: users.id })
  if (!row) throw new Error('The account was not stored')
  return { userId: row.id, email, name, isDemo: false, sessionId: `session of ${email}` }
}

/** Stores a company with its account. */
export async function storeAgent(
  db: Database,
  email: string,
  companyName = 'Finch & Co',
): Promise<{ actor: Actor; agentId: AgentId }> {
  const actor = await storeUser(db, email, 'Robin Finch')
  const agentId = await storeCompany(db, { companyName, email, userId: actor.userId })
  return { actor, agentId }
}

async function storeCompany(
  db: Database,
  company: { companyName: string; email: string; userId: UserId },
): Promise<AgentId> {
  const [row] = await db.drizzle
    .insert(agents)
    .values({ ...company, phone: '020 7946 0000', address: '1 High Street, Clapham' })
    .returning({ id: agents.id })
  if (!row) throw new Error('The agent was not stored')
  return row.id as AgentId
}
