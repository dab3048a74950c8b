import type { AgentInvitation } from '@hearth/core/agent/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { eq } from 'drizzle-orm'
import { storeCompany } from '../agent/mutations.ts'
import { storeEmail } from '../mail/mutations.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import type { Context } from '../trpc.ts'
import { readAgentId } from './data.ts'
import { agentInvited } from './emails.ts'
import { holdAddress } from './holds.ts'
import { hashPassword } from './passwords.ts'
import { storeRequest } from './requests.ts'

const LASTS_MS = RETENTION.invitationLinkDays * 86_400_000

type Inviting = Pick<Context, 'db' | 'settings' | 'now'>

/**
 * Opens a company for somebody, at the word of whoever runs Hearth. A new address gets account and company at
 * once, and a link to choose a password with. The owner of an account gets the link that registering sends
 * (015), which adds the company after a press. Throws notAllowed for whoever acts for a company already, and
 * for a demo account.
 */
export async function inviteAgent(
  { db, settings, now }: Inviting,
  { email, ...company }: AgentInvitation,
): Promise<'opened' | 'offered'> {
  // Of a password that nobody is told: it holds the place of the one that will be chosen.
  const passwordHash = await hashPassword(newToken())
  return db.drizzle.transaction(async (tx) => {
    await holdAddress(tx, email)
    const [owner] = await tx.select().from(users).where(eq(users.email, email))
    if (owner) {
      await assertHasNoCompany(tx, owner)
      const { companyName, phone: companyPhone, address: companyAddress } = company
      const facts = { companyName, companyPhone, companyAddress }
      const wanted = { kind: 'signUp', email, name: companyName, passwordHash, ...facts } as const
      await storeRequest(tx, wanted, now)
      return 'offered'
    }
    const name = company.companyName
    const [user] = await tx
      .insert(users)
      .values({ email, name, passwordHash, createdAt: now })
      .returning({ id: users.id })
    if (!user) throw new Error('The account was not stored')
    await storeCompany(tx, { userId: user.id, email }, company)
    const token = newToken()
    await tx.insert(accountRequests).values({
      ...{ kind: 'resetPassword', email, userId: user.id, tokenHash: hashOfToken(token) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + LASTS_MS) },
    })
    await storeEmail(tx, agentInvited(email, token, settings), settings)
    return 'opened'
  })
}

async function assertHasNoCompany(tx: Transaction, owner: typeof users.$inferSelect) {
  if (owner.isDemo) throw new AppError('notAllowed', { reason: 'This is a demo account.' })
  if ((await readAgentId({ drizzle: tx }, owner.id)) === null) return
  throw new AppError('notAllowed', { reason: 'This account acts for a company already.' })
}
