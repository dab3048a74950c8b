import type { Me, signInInput } from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { accountRequests, knownDevices, users } from '@hearth/db/schema/account.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { countAccepted, uncount } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { readMe } from './data.ts'
import { deviceId, openSession } from './openSession.ts'
import { isRightPassword } from './passwords.ts'
import { passwordCounts } from './policy.ts'

interface Claimed {
  /** Whose password would be right; null when there is no such account. */
  user: { id: UserId; passwordHash: string } | null
  /** The newest sign-up with this address that waits for its confirmation. */
  pendingHash: string | null
  isKnownDevice: boolean
}

/**
 * Opens a session for whoever knows the password. An address without an account costs the same
 * statements and the same hashing as a wrong password. Throws wrongCredentials, rateLimited, and
 * unconfirmed to somebody whose password is right and whose address is not proved yet.
 */
export async function signIn(ctx: Context, input: z.output<typeof signInInput>): Promise<Me> {
  const { email, password } = input
  const { user, pendingHash, isKnownDevice } = await readClaimed(ctx, email)
  const counted = passwordCounts(ctx, email, isKnownDevice)
  // Counted before it is tried: many tries at once are many tries.
  await ctx.db.drizzle.transaction((tx) => countAccepted(tx, counted, ctx.now))
  const isRight = await isRightPassword(password, user?.passwordHash ?? pendingHash)
  if (!isRight) throw new AppError('wrongCredentials')
  await uncount(ctx.db, counted, ctx.now)
  if (!user) throw new AppError('unconfirmed')
  const actor = await openSession(ctx, user.id)
  return readMe(ctx.db, actor)
}

async function readClaimed(ctx: Context, email: string): Promise<Claimed> {
  const { drizzle } = ctx.db
  const [user] = await drizzle
    .select({ id: users.id, passwordHash: users.passwordHash, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.email, email))
  const [pending] = await drizzle
    .select({ passwordHash: accountRequests.passwordHash })
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.email, email),
        eq(accountRequests.kind, 'signUp'),
        gt(accountRequests.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(accountRequests.createdAt))
    .limit(1)
  const [device] = await drizzle
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.id, deviceId(ctx.cookies.device ?? '', user?.id ?? 0)))
  const isUsable = user !== undefined && (!user.isDemo || ctx.settings.hasDemoAccounts)
  return {
    user: isUsable ? user : null,
    pendingHash: user ? null : (pending?.passwordHash ?? null),
    isKnownDevice: device !== undefined,
  }
}
