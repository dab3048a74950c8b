import type {
  changeEmailInput,
  changePasswordInput,
  deleteAccountInput,
} from '@hearth/core/account/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import { accountRequests, sessions, users } from '@hearth/db/schema/account.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import { storeEmail } from '../mail/mutations.ts'
import { forgetSender } from '../message/mutations.ts'
import { countAccepted, uncount } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { forgetViewer } from '../viewing/mutations.ts'
import { type Actor, readAgentId } from './data.ts'
import { emailAboutToChange } from './emails.ts'
import { replacePassword } from './password.ts'
import { assertHardToGuess, hashPassword, isRightPassword } from './passwords.ts'
import { passwordCounts } from './policy.ts'
import { requestEmailChange } from './requests.ts'
import { sessionsOf } from './sessions.ts'

const DONE = { success: true } as const

/** Ends the session of this browser; without one it does nothing. */
export async function signOut({ db, actor, cookies }: Context): Promise<typeof DONE> {
  if (actor) await sessionsOf(db).invalidateSession(actor.sessionId)
  cookies.forgetSession()
  return DONE
}

export async function changeName({ db }: Context, actor: Actor, name: string) {
  await db.drizzle.update(users).set({ name }).where(eq(users.id, actor.userId))
  return DONE
}

/** Changes the password and signs out every other device. Throws wrongCredentials, badInput, rateLimited. */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  { current, password }: z.output<typeof changePasswordInput>,
) {
  await assertPassword(ctx, actor, current)
  assertHardToGuess(password, actor)
  const passwordHash = await hashPassword(password)
  await ctx.db.drizzle.transaction((tx) =>
    replacePassword(tx, ctx.settings, actor.userId, passwordHash, actor.sessionId),
  )
  return DONE
}

/** Asks the new address for its proof, and tells the present one. Throws wrongCredentials and rateLimited. */
export async function changeEmail(
  ctx: Context,
  actor: Actor,
  { email, password }: z.output<typeof changeEmailInput>,
) {
  await assertPassword(ctx, actor, password)
  await requestEmailChange(ctx, actor, { email })
  await ctx.db.drizzle.transaction((tx) =>
    storeEmail(tx, emailAboutToChange(actor.email, actor.name, email, ctx.settings)),
  )
  return DONE
}

/** Signs another device out; nothing happens when it is no session of this account. */
export async function endSession({ db }: Context, actor: Actor, id: string) {
  await db.drizzle
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
  return DONE
}

/** Signs every other device out. */
export async function endOtherSessions({ db }: Context, { userId, sessionId }: Actor) {
  const ended = await db.drizzle
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return { ended: ended.length }
}

/**
 * Deletes an account and what belongs to the person: sessions, saved homes and searches, e-mails. What
 * agents were asked stays with them, without the person. Throws wrongCredentials, rateLimited, and
 * notAllowed for the account of a company.
 */
export async function deleteAccount(
  ctx: Context,
  actor: Actor,
  { password }: z.output<typeof deleteAccountInput>,
) {
  await assertPassword(ctx, actor, password)
  const { userId, email } = actor
  if ((await readAgentId(ctx.db, userId)) !== null) {
    throw new AppError('notAllowed', { reason: 'This account answers for a company’s homes.' })
  }
  await ctx.db.drizzle.transaction(async (tx) => {
    await forgetViewer(tx, userId, ctx)
    await forgetSender(tx, userId)
    await tx.delete(accountRequests).where(eq(accountRequests.email, email))
    const isTheirs = or(eq(emails.toAddress, email), eq(emails.replyTo, email))
    const hasGone = inArray(emails.state, ['sent', 'failed'])
    await tx.delete(emails).where(and(isTheirs, hasGone))
    await tx.delete(users).where(eq(users.id, userId))
  })
  ctx.cookies.forgetSession()
  return DONE
}

/** Whoever finds an open browser does not own the account. Demo accounts stay as they are for everybody. */
async function assertPassword(ctx: Context, actor: Actor, password: string): Promise<void> {
  const [user] = await ctx.db.drizzle
    .select({ passwordHash: users.passwordHash, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.id, actor.userId))
  if (user?.isDemo) {
    throw new AppError('notAllowed', { reason: 'The demo accounts stay as they are.' })
  }
  const counted = passwordCounts(ctx, actor.email, true)
  await ctx.db.drizzle.transaction((tx) => countAccepted(tx, counted, ctx.now))
  const isRight = await isRightPassword(password, user?.passwordHash ?? null)
  if (!isRight) throw new AppError('wrongCredentials')
  await uncount(ctx.db, counted, ctx.now)
}
