import { AppError } from '@hearth/core/error.ts'
import { users } from '@hearth/db/schema/account.ts'
import { eq } from 'drizzle-orm'
import { type Counted, countAccepted, uncount } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import type { Actor } from './data.ts'
import type { Verified } from './holds.ts'
import { isRightPassword } from './passwords.ts'
import { signedInCounts } from './policy.ts'

/**
 * Tries a password, which is counted before: many at once are many tries. One that is right is taken back.
 * Throws rateLimited, and wrongCredentials with what there is to tell.
 */
export async function countTry<Right>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  counted: readonly Counted[],
  attempt: () => Promise<Right | false>,
  told: AppError['params'] = {},
): Promise<Right> {
  const ids = await db.drizzle.transaction((tx) => countAccepted(tx, counted, now))
  const right = await attempt()
  if (right === false) throw new AppError('wrongCredentials', told)
  await uncount(db, ids)
  return right
}

/**
 * Whoever finds an open browser does not own the account. Throws wrongCredentials, rateLimited, and
 * notAllowed for a demo account.
 */
export async function assertPassword(
  ctx: Context,
  actor: Actor,
  password: string,
): Promise<Verified> {
  assertNoDemo(actor)
  return countTry(ctx, signedInCounts(ctx, actor.userId), async () => {
    const [user] = await ctx.db.drizzle
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, actor.userId))
    const isRight = await isRightPassword(password, user?.passwordHash ?? null)
    return isRight && user !== undefined && user
  })
}

/** Demo accounts are everybody's, and stay as they are. Throws notAllowed. */
export function assertNoDemo({ isDemo }: Actor): void {
  if (isDemo) throw new AppError('notAllowed', { reason: 'The demo accounts stay as they are.' })
}
