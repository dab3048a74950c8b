import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { eq, sql } from 'drizzle-orm'

/*
 * What a transaction keeps as it found it until it ends. Everywhere in one order, so that no two wait for
 * each other in a circle: the address, the account, its links.
 */

/** Nobody proves an e-mail address (in lower case) meanwhile, and nobody else reads whose it is. */
export async function holdAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address/${email}`}, 0))`)
}

/** Nobody else changes an account meanwhile. Answers whether it is still there to be changed. */
export async function holdAccount(tx: Transaction, userId: UserId): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return held.length > 0
}

/** An account, and the hash of the password that was found right. */
export interface Verified {
  id: UserId
  passwordHash: string
}

/**
 * The password stays the one that was found right: checking it takes long, and it may have been replaced
 * meanwhile. Several share it; "update" has the account to itself. Throws wrongCredentials when it is
 * another one by now.
 */
export async function holdPassword(
  tx: Transaction,
  { id, passwordHash }: Verified,
  strength: 'share' | 'update',
): Promise<void> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for(strength)
  if (user?.passwordHash !== passwordHash) throw new AppError('wrongCredentials')
}
