import type {
  confirmEmailInput,
  confirmEmailOutput,
  Me,
  RequestKind,
  resetPasswordInput,
} from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { adoptMessages } from '../message/mutations.ts'
import type { Context } from '../trpc.ts'
import { adoptViewings } from '../viewing/mutations.ts'
import { readMe } from './data.ts'
import { openSession } from './openSession.ts'
import { replacePassword } from './password.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { hashOfToken } from './tokens.ts'

type Request = typeof accountRequests.$inferSelect

/**
 * Proves an e-mail address by the link that was sent there: a sign-up becomes an account, or an account
 * gets its new address. What guests asked agents with that address is theirs from now on. Throws
 * linkInvalid for a link that is unknown, used or too old.
 */
export function confirmEmail(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { token }: z.output<typeof confirmEmailInput>,
): Promise<z.output<typeof confirmEmailOutput>> {
  return db.drizzle.transaction(async (tx) => {
    const request = await takeRequest(tx, token, ['signUp', 'changeEmail'], now)
    const isSignUp = request.kind === 'signUp'
    const userId = isSignUp ? await createUser(tx, request, now) : await moveUser(tx, request)
    if (userId === null) throw new AppError('linkInvalid')
    await adoptMessages(tx, userId, request.email)
    await adoptViewings(tx, userId, request.email)
    return { kind: isSignUp ? 'signUp' : 'changeEmail', email: request.email }
  })
}

/**
 * Gives an account a new password by the link that was sent to its address, ends all its sessions and
 * signs this browser in. Throws badInput for a common password, which leaves the link usable, and
 * linkInvalid.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: z.output<typeof resetPasswordInput>,
): Promise<Me> {
  const passwordHash = await hashPassword(password)
  const userId = await ctx.db.drizzle.transaction(async (tx) => {
    const request = await takeRequest(tx, token, ['resetPassword'], ctx.now)
    assertHardToGuess(password, request)
    if (request.userId === null) throw new AppError('linkInvalid')
    await replacePassword(tx, ctx.settings, request.userId, passwordHash)
    return request.userId
  })
  return readMe(ctx.db, await openSession(ctx, userId))
}

/** A link works once: whoever comes second finds nothing. */
async function takeRequest(
  tx: Transaction,
  token: string,
  kinds: readonly RequestKind[],
  now: Date,
): Promise<Request> {
  const [request] = await tx
    .delete(accountRequests)
    .where(
      and(
        eq(accountRequests.tokenHash, hashOfToken(token)),
        inArray(accountRequests.kind, [...kinds]),
        gt(accountRequests.expiresAt, now),
      ),
    )
    .returning()
  if (!request) throw new AppError('linkInvalid')
  return request
}

/** Null when somebody else has confirmed the same address meanwhile. */
async function createUser(
  tx: Transaction,
  { email, name, passwordHash }: Request,
  now: Date,
): Promise<UserId | null> {
  if (name === null || passwordHash === null) throw new Error('A sign-up without its facts')
  const [user] = await tx
    .insert(users)
    .values({ email, name, passwordHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  await tx
    .delete(accountRequests)
    .where(and(eq(accountRequests.email, email), eq(accountRequests.kind, 'signUp')))
  return user?.id ?? null
}

async function moveUser(tx: Transaction, { email, userId }: Request): Promise<UserId | null> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner || userId === null) return null
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  return userId
}
