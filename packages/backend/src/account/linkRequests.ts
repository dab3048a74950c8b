import type { RequestKind } from '@hearth/core/account/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests } from '@hearth/db/schema/account.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { hashOfToken } from '../tokens.ts'
import type { Context } from '../trpc.ts'
import { holdAccount } from './holds.ts'

/** What somebody wanted who has now followed the link. */
export type LinkRequest = typeof accountRequests.$inferSelect

/** What a link is for, which stays usable. Throws linkInvalid for one that is unknown, used or too old. */
export async function findLinkRequest(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  kinds: readonly RequestKind[],
): Promise<LinkRequest> {
  const [request] = await db.drizzle
    .select()
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.tokenHash, hashOfToken(token)),
        inArray(accountRequests.kind, [...kinds]),
        gt(accountRequests.expiresAt, now),
      ),
    )
  if (!request) throw new AppError('linkInvalid')
  return request
}

/** Uses a link up, and holds the account that it is about. Throws linkInvalid for whoever comes second. */
export async function takeLinkRequest(tx: Transaction, { id, userId }: LinkRequest): Promise<void> {
  if (userId !== null) await holdAccount(tx, userId)
  const [taken] = await tx
    .delete(accountRequests)
    .where(eq(accountRequests.id, id))
    .returning({ id: accountRequests.id })
  if (!taken) throw new AppError('linkInvalid')
}
