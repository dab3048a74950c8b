import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import type { CompanyForm } from '@hearth/core/agent/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../trpc.ts'

export { leaveCompany } from './leaveCompany.ts'

/**
 * Opens a company that somebody acts for; enquiries about its homes go to their address. Answers whether
 * it was opened: nobody acts for two.
 */
export async function storeCompany(
  tx: Transaction,
  { userId, email }: { userId: UserId; email: string },
  { companyName, phone, address }: CompanyForm,
): Promise<boolean> {
  const opened = await tx
    .insert(agents)
    .values({ userId, email, companyName, phone, address })
    .onConflictDoNothing({ target: agents.userId })
    .returning({ id: agents.id })
  return opened.length > 0
}

/** Says anew what a company is called, and where it is reached by telephone and in person. */
export async function changeCompany(
  { db }: Pick<Context, 'db'>,
  agentId: AgentId,
  { companyName, phone, address }: CompanyForm,
): Promise<{ success: true }> {
  await db.drizzle.update(agents).set({ companyName, phone, address }).where(eq(agents.id, agentId))
  return { success: true }
}

/** Enquiries that went to the former address of somebody's account go to its new one. */
export async function moveCompany(
  tx: Transaction,
  userId: UserId,
  former: string,
  email: string,
): Promise<void> {
  const isTheirs = and(eq(agents.userId, userId), eq(agents.email, former))
  await tx.update(agents).set({ email }).where(isTheirs)
}

/**
 * Remembers that what had come until an instant was seen. An earlier instant than what is remembered
 * changes nothing, nor does one that has not come yet.
 */
export async function markSeen(
  { db, now }: Pick<Context, 'db' | 'now'>,
  agentId: AgentId,
  until: Date,
): Promise<{ success: true }> {
  const seen = until < now ? until : now
  const isLater = or(isNull(agents.lastVisitAt), lt(agents.lastVisitAt, seen))
  await db.drizzle
    .update(agents)
    .set({ lastVisitAt: seen })
    .where(and(eq(agents.id, agentId), isLater))
  return { success: true }
}
