import type { Me, signInInput } from '@hearth/core/account/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import { accountRequests, knownDevices, users } from '@hearth/db/schema/account.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'
import { readMe } from './data.ts'
import { holdPassword, type Verified } from './holds.ts'
import { deviceId, openSession } from './openSession.ts'
import { isRightPassword } from './passwords.ts'
import { passwordCounts } from './policy.ts'
import { countTry } from './tries.ts'

interface Claimed {
  /** Whose password may be right; null when there is no such account. */
  user: Verified | null
  /** The newest sign-up with this address that waits for its confirmation. */
  pendingHash: string | null
  isKnownDevice: boolean
}

/**
 * Opens a session for whoever knows the password. An address without an account costs the same
 * statements and the same hashing as a wrong password. Throws wrongCredentials, rateLimited, and
 * unconfirmed to somebody whose password is that of a sign-up alone, also where there is an account:
 * whoever signs up and then tries to sign in learns nothing about the address.
 */
export async function signIn(ctx: Context, input: z.output<typeof signInInput>): Promise<Me> {
  const { email, password } = input
  const claimed = await readClaimed(ctx, email)
  const counted = passwordCounts(ctx, email, claimed.isKnownDevice)
  const right = await countTry(ctx, counted, () => whoseIs(password, claimed))
  if (right === 'unconfirmed') throw new AppError('unconfirmed')
  const actor = await openSession(ctx, async (tx) => {
    await holdPassword(tx, right, 'share')
    return right.id
  })
  return readMe(ctx.db, actor)
}

/** Whose a password is. It is tried against both hashes, whether or not there are any. */
async function whoseIs(password: string, { user, pendingHash }: Claimed) {
  const isTheirs = await isRightPassword(password, user?.passwordHash ?? null)
  const isPending = await isRightPassword(password, pendingHash)
  if (user && isTheirs) return user
  return isPending && 'unconfirmed'
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
    pendingHash: pending?.passwordHash ?? null,
    isKnownDevice: device !== undefined,
  }
}
