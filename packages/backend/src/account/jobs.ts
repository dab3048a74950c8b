import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../jobHandler.ts'
import { storeEmail } from '../mail/mutations.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { readAgentId } from './data.ts'
import { addressTaken, linkEmail } from './emails.ts'

/**
 * Sends the link that somebody asked for, or tells the owner of the address that there is an account
 * already: a company can be added to that one. A reset for nobody's address, and of a demo account, ends here in silence.
 */
export const sendLink: Handler<'account.sendLink'> = async (context, { requestId }) => {
  const { db, settings, now } = context
  await db.drizzle.transaction(async (tx) => {
    const owner = await holdOwner(tx, requestId)
    const [request] = await tx
      .select()
      .from(accountRequests)
      .where(and(eq(accountRequests.id, requestId), isNull(accountRequests.tokenHash)))
      .for('update')
    // Sent already, or followed, or swept away.
    if (!request || request.expiresAt <= now) return
    const isPossible = await canBeSent(tx, request, owner)
    if (!isPossible) {
      if (owner && request.kind !== 'resetPassword') {
        await storeEmail(tx, addressTaken(request.email, owner.name, settings), settings)
      }
      await endWithoutLink(tx, request)
      return
    }
    const token = newToken()
    const tokenHash = hashOfToken(token)
    const userId = owner?.id ?? request.userId
    await tx
      .update(accountRequests)
      .set({ tokenHash, userId })
      .where(eq(accountRequests.id, requestId))
    await storeEmail(tx, linkEmail(request, token, owner?.name ?? null, settings), settings)
  })
}

type Request = typeof accountRequests.$inferSelect
type Owner = Awaited<ReturnType<typeof holdOwner>>

/**
 * Whether a link would lead to anything: a reset needs an account, all else an address that is free. Only a
 * company can be added to the account that there is, if that has none yet.
 */
async function canBeSent(tx: Transaction, request: Request, owner: Owner): Promise<boolean> {
  if (request.kind === 'resetPassword') return owner !== undefined && !owner.isDemo
  if (!owner) return true
  const isForCompany = request.companyName !== null && !owner.isDemo
  return isForCompany && (await readAgentId({ drizzle: tx }, owner.id)) === null
}

/** Whose account has the address of a request; neither its address nor its links change meanwhile. */
async function holdOwner(tx: Transaction, requestId: number) {
  const email = tx
    .select({ email: accountRequests.email })
    .from(accountRequests)
    .where(eq(accountRequests.id, requestId))
  const [owner] = await tx
    .select({ id: users.id, name: users.name, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.email, email))
    .for('share')
  return owner
}

/**
 * A sign-up for somebody's address stays until it expires, with the hash of a token that is sent nowhere:
 * signing in with its password is answered as if its link were under way.
 */
async function endWithoutLink(tx: Transaction, { id, kind }: Request) {
  if (kind !== 'signUp') {
    await tx.delete(accountRequests).where(eq(accountRequests.id, id))
    return
  }
  const tokenHash = hashOfToken(newToken())
  await tx.update(accountRequests).set({ tokenHash }).where(eq(accountRequests.id, id))
}
