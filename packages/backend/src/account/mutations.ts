import type { changeEmailInput, changePasswordInput, Me } from '@hearth/core/account/contract.ts'
import type { agentRegisterInput, CompanyForm } from '@hearth/core/agent/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import { sessions, users } from '@hearth/db/schema/account.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { storeCompany } from '../agent/mutations.ts'
import { storeEmail } from '../mail/mutations.ts'
import type { Context } from '../trpc.ts'
import { type Actor, readMe } from './data.ts'
import { emailAboutToChange } from './emails.ts'
import { holdAccount, holdPassword } from './holds.ts'
import { replacePassword } from './password.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { requestEmailChange, signUp } from './requests.ts'
import { sessionsOf } from './sessions.ts'
import { assertNoDemo, assertPassword } from './tries.ts'

export { offeredCompany } from './links.ts'
export { assertNoDemo }

const DONE = { success: true } as const

/** Ends the session of this browser; without one it does nothing. */
export async function signOut({ db, actor, cookies }: Context): Promise<typeof DONE> {
  if (actor) await sessionsOf(db).invalidateSession(actor.sessionId)
  cookies.forgetSession()
  return DONE
}

/** Throws notAllowed for a demo account. */
export async function changeName({ db }: Context, actor: Actor, name: string) {
  assertNoDemo(actor)
  await db.drizzle.update(users).set({ name }).where(eq(users.id, actor.userId))
  return DONE
}

/** Changes the password and signs out every other device. Throws wrongCredentials, badInput, rateLimited. */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  { current, password }: z.output<typeof changePasswordInput>,
) {
  const verified = await assertPassword(ctx, actor, current)
  assertHardToGuess(password, actor)
  const passwordHash = await hashPassword(password)
  await ctx.db.drizzle.transaction(async (tx) => {
    await holdPassword(tx, verified, 'update')
    await replacePassword(tx, ctx.settings, actor.userId, passwordHash, actor.sessionId)
  })
  return DONE
}

/** Asks the new address for its proof, and tells the present one. Throws wrongCredentials and rateLimited. */
export async function changeEmail(
  ctx: Context,
  actor: Actor,
  { email, password }: z.output<typeof changeEmailInput>,
) {
  const verified = await assertPassword(ctx, actor, password)
  await ctx.db.drizzle.transaction(async (tx) => {
    await holdPassword(tx, verified, 'update')
    await requestEmailChange(tx, ctx, actor.userId, email)
    const told = emailAboutToChange(actor.email, actor.name, email, ctx.settings)
    await storeEmail(tx, told, ctx.settings)
  })
  return DONE
}

/** Signs another device out; nothing happens when it is no session of this account. Throws notAllowed. */
export async function endSession({ db }: Context, actor: Actor, id: string) {
  assertNoDemo(actor)
  await db.drizzle
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
  return DONE
}

/** Signs every other device out. Throws notAllowed for a demo account: they are somebody else's. */
export async function endOtherSessions({ db }: Context, actor: Actor) {
  assertNoDemo(actor)
  const { userId, sessionId } = actor
  const ended = await db.drizzle
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return { ended: ended.length }
}

/**
 * Takes the sign-up of a company: its account has its name. It tells nobody whether the address has an
 * account already. Throws badInput and rateLimited.
 */
export function signUpCompany(ctx: Context, input: z.output<typeof agentRegisterInput>) {
  const { email, password, ...company } = input
  return signUp(ctx, { name: company.companyName, email, password }, company)
}

/**
 * Opens a company for somebody who is signed in. Throws notAllowed for whoever has one, and in the demo, and
 * signedOut when the account has just been deleted.
 */
export async function openCompany(ctx: Context, actor: Actor, company: CompanyForm): Promise<Me> {
  assertNoDemo(actor)
  await ctx.db.drizzle.transaction(async (tx) => {
    const isThere = await holdAccount(tx, actor.userId)
    if (!isThere) throw new AppError('signedOut')
    const isOpened = await storeCompany(tx, actor, company)
    if (!isOpened) {
      throw new AppError('notAllowed', { reason: 'This account acts for a company already.' })
    }
  })
  return readMe(ctx.db, actor)
}
