import type {
  RequestKind,
  requestPasswordResetInput,
  signUpInput,
} from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import type { CompanyForm } from '@hearth/core/agent/contract.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests } from '@hearth/db/schema/account.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { addJob } from '../job/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { linkCounts } from './policy.ts'

const HOUR_MS = 3_600_000
/** How long a link may wait to be followed. */
const LASTS_MS: Readonly<Record<RequestKind, number>> = {
  signUp: RETENTION.signUpLinkHours * HOUR_MS,
  resetPassword: RETENTION.resetPasswordLinkHours * HOUR_MS,
  changeEmail: RETENTION.changeEmailLinkHours * HOUR_MS,
}

const ACCEPTED = { success: true } as const

/**
 * Takes a sign-up, also one that opens a company. What is answered, and how long it takes, is the same
 * whether or not the address has an account: the worker finds out, and writes to that address. Throws
 * badInput and rateLimited.
 */
export async function signUp(
  ctx: Context,
  input: z.output<typeof signUpInput>,
  company?: CompanyForm,
) {
  const { name, email, password } = input
  assertHardToGuess(password, { email, name })
  // Counted before it is hashed, which costs more than anything else here.
  await ctx.db.drizzle.transaction((tx) => countLink(tx, ctx, email))
  const passwordHash = await hashPassword(password)
  const opening = company && {
    companyName: company.companyName,
    companyPhone: company.phone,
    companyAddress: company.address,
  }
  const wanted = { kind: 'signUp', email, name, passwordHash, ...opening } as const
  await ctx.db.drizzle.transaction((tx) => storeRequest(tx, wanted, ctx.now))
  return ACCEPTED
}

/** Takes the wish for a new password, for whatever address. Throws rateLimited. */
export async function requestPasswordReset(
  ctx: Context,
  { email }: z.output<typeof requestPasswordResetInput>,
) {
  await ctx.db.drizzle.transaction(async (tx) => {
    await countLink(tx, ctx, email)
    await storeRequest(tx, { kind: 'resetPassword', email }, ctx.now)
  })
  return ACCEPTED
}

/**
 * Takes the wish for another address, in place of earlier ones; it becomes the account's when its link is
 * followed. The account is held by the caller. Throws rateLimited.
 */
export async function requestEmailChange(
  tx: Transaction,
  ctx: Context,
  userId: UserId,
  email: string,
): Promise<void> {
  await countLink(tx, ctx, email)
  await tx
    .delete(accountRequests)
    .where(and(eq(accountRequests.userId, userId), eq(accountRequests.kind, 'changeEmail')))
  await storeRequest(tx, { kind: 'changeEmail', email, userId }, ctx.now)
}

const countLink = (tx: Transaction, ctx: Context, email: string) =>
  countAccepted(tx, linkCounts(ctx, email), ctx.now)

type NewRequest = Omit<typeof accountRequests.$inferInsert, 'createdAt' | 'expiresAt'>

/** Stores what somebody wants, and has the link sent by the worker. */
export async function storeRequest(tx: Transaction, wanted: NewRequest, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + LASTS_MS[wanted.kind])
  const [stored] = await tx
    .insert(accountRequests)
    .values({ ...wanted, createdAt: now, expiresAt })
    .returning({ id: accountRequests.id })
  if (!stored) throw new Error('The request was not stored')
  await addJob(tx, 'account.sendLink', { requestId: stored.id })
}
