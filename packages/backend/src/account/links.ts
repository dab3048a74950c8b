import type {
  confirmEmailInput,
  confirmEmailOutput,
  Me,
  resetPasswordInput,
} from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { adoptMessages } from '../message/mutations.ts'
import type { Context } from '../trpc.ts'
import { adoptViewings } from '../viewing/mutations.ts'
import { readMe } from './data.ts'
import { holdAddress } from './holds.ts'
import { findLinkRequest, type LinkRequest, takeLinkRequest } from './linkRequests.ts'
import { openSession } from './openSession.ts'
import { replacePassword } from './password.ts'
import { assertHardToGuess, hashPassword, isRightPassword } from './passwords.ts'
import { passwordCounts } from './policy.ts'
import { countTry } from './tries.ts'

/**
 * Proves an e-mail address by the link that was sent there: a sign-up becomes an account, or an account
 * gets its new address. What guests asked agents with that address is theirs from now on. A password that
 * comes with a sign-up's link is checked: whoever presses the link of somebody else's sign-up does not
 * know it. Throws linkInvalid for a link that is unknown, used or too old; wrongCredentials and
 * rateLimited, which leave the link usable.
 */
export async function confirmEmail(
  ctx: Context,
  { token, password }: z.output<typeof confirmEmailInput>,
): Promise<z.output<typeof confirmEmailOutput>> {
  const request = await findLinkRequest(ctx, token, ['signUp', 'changeEmail'])
  const { kind, email } = request
  const isSignUp = kind === 'signUp'
  if (isSignUp && password !== undefined) await assertChosen(ctx, request, password)
  return ctx.db.drizzle.transaction(async (tx) => {
    await holdAddress(tx, email)
    await takeLinkRequest(tx, request)
    const userId = isSignUp ? await createUser(tx, request, ctx.now) : await moveUser(tx, request)
    if (userId === null) throw new AppError('linkInvalid')
    await adoptMessages(tx, userId, email)
    await adoptViewings(tx, userId, email)
    return { kind: isSignUp ? 'signUp' : 'changeEmail', email }
  })
}

const NOT_CHOSEN = {
  field: 'password',
  reason: 'This is not the password that was chosen for this account.',
}

async function assertChosen(ctx: Context, { email, passwordHash }: LinkRequest, password: string) {
  const isChosen = () => isRightPassword(password, passwordHash)
  await countTry(ctx, passwordCounts(ctx, email, false), isChosen, NOT_CHOSEN)
}

/**
 * Gives an account a new password by the link that was sent to its address, ends all its sessions and
 * signs this browser in. Throws badInput for a common password, which leaves the link usable, and
 * linkInvalid, before anything is hashed.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: z.output<typeof resetPasswordInput>,
): Promise<Me> {
  const request = await findLinkRequest(ctx, token, ['resetPassword'])
  const { userId } = request
  if (userId === null) throw new AppError('linkInvalid')
  assertHardToGuess(password, request)
  const passwordHash = await hashPassword(password)
  const actor = await openSession(ctx, async (tx) => {
    await takeLinkRequest(tx, request)
    await replacePassword(tx, ctx.settings, userId, passwordHash)
    return userId
  })
  return readMe(ctx.db, actor)
}

/** Null when somebody else has confirmed the same address meanwhile. */
async function createUser(
  tx: Transaction,
  { email, name, passwordHash }: LinkRequest,
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

/** Null when it is somebody's address already. Links that went to the former address end with it. */
async function moveUser(tx: Transaction, { email, userId }: LinkRequest): Promise<UserId | null> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner || userId === null) return null
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  await tx.delete(accountRequests).where(eq(accountRequests.userId, userId))
  return userId
}
