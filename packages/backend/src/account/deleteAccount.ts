import type { deleteAccountInput } from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import { leaveCompany } from '../agent/mutations.ts'
import { forgetSender } from '../message/mutations.ts'
import { forgetSubscriber } from '../newsletter/mutations.ts'
import type { Context } from '../trpc.ts'
import { forgetViewer } from '../viewing/mutations.ts'
import type { Actor } from './data.ts'
import { holdAddress, holdPassword } from './holds.ts'
import { assertPassword } from './tries.ts'

/**
 * Deletes an account and what belongs to the person: sessions, saved homes and searches, e-mails, and the
 * newsletter at the same address. What
 * agents were asked stays with them, without the person. A company that they act for stays with its past,
 * and with nobody to write to. Throws wrongCredentials, rateLimited, and notAllowed for the account of the
 * demo and of a company that still has something to do.
 */
export async function deleteAccount(
  ctx: Context,
  actor: Actor,
  { password }: z.output<typeof deleteAccountInput>,
) {
  const verified = await assertPassword(ctx, actor, password)
  const { userId, email } = actor
  await ctx.db.drizzle.transaction(async (tx) => {
    await holdAddress(tx, email)
    await holdPassword(tx, verified, 'update')
    await leaveCompany(tx, userId)
    const viewer = await forgetViewer(tx, userId, ctx)
    const sender = await forgetSender(tx, userId)
    await deleteEmails(tx, userId, [email, ...viewer, ...sender])
    await forgetSubscriber(tx, email)
    await tx.delete(accountRequests).where(eq(accountRequests.email, email))
    await tx.delete(users).where(eq(users.id, userId))
  })
  ctx.cookies.forgetSession()
  return { success: true } as const
}

/** Deletes what went to or came from addresses, but for those that are somebody else's account. */
async function deleteEmails(tx: Transaction, userId: UserId, given: readonly string[]) {
  const others = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...given]), ne(users.id, userId)))
  const foreign = new Set(others.map(({ email }) => email))
  const own = given.filter((address) => !foreign.has(address))
  const isTheirs = or(inArray(emails.toAddress, own), inArray(emails.replyTo, own))
  // What is still to go out is needed for that, and goes when it is old.
  const hasGone = inArray(emails.state, ['sent', 'failed'])
  await tx.delete(emails).where(and(isTheirs, hasGone))
}
