import type {
  changeEmailInput,
  RequestKind,
  requestPasswordResetInput,
  signUpInput,
} from '@hearth/core/account/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests } from '@hearth/db/schema/account.ts'
import type { z } from 'zod'
import { addJob } from '../job/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import type { Actor } from './data.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { linkCounts } from './policy.ts'

const HOUR_MS = 3_600_000
/** How long a link may wait to be followed. */
const LASTS_MS: Readonly<Record<RequestKind, number>> = {
  signUp: 24 * HOUR_MS,
  resetPassword: HOUR_MS,
  changeEmail: 24 * HOUR_MS,
}

const ACCEPTED = { success: true } as const

/**
 * Takes a sign-up. What is answered, and how long it takes, is the same whether or not the address has
 * an account: the worker finds out, and writes to that address. Throws badInput and rateLimited.
 */
export async function signUp(ctx: Context, input: z.output<typeof signUpInput>) {
  const { name, email, password } = input
  assertHardToGuess(password, { email, name })
  const passwordHash = await hashPassword(password)
  return request(ctx, { kind: 'signUp', email, name, passwordHash })
}

/** Takes the wish for a new password, for whatever address. Throws rateLimited. */
export function requestPasswordReset(
  ctx: Context,
  { email }: z.output<typeof requestPasswordResetInput>,
) {
  return request(ctx, { kind: 'resetPassword', email })
}

/** Takes the wish for another address; it becomes the account's when its link is followed. */
export function requestEmailChange(
  ctx: Context,
  actor: Actor,
  { email }: Pick<z.output<typeof changeEmailInput>, 'email'>,
) {
  return request(ctx, { kind: 'changeEmail', email, userId: actor.userId })
}

type NewRequest = Omit<typeof accountRequests.$inferInsert, 'createdAt' | 'expiresAt'>

function request(ctx: Context, wanted: NewRequest): Promise<typeof ACCEPTED> {
  const { db, now } = ctx
  const expiresAt = new Date(now.getTime() + LASTS_MS[wanted.kind])
  return db.drizzle.transaction(async (tx) => {
    await countAccepted(tx, linkCounts(ctx, wanted.email), now)
    const requestId = await insert(tx, { ...wanted, createdAt: now, expiresAt })
    await addJob(tx, 'account.sendLink', { requestId })
    return ACCEPTED
  })
}

async function insert(tx: Transaction, row: typeof accountRequests.$inferInsert): Promise<number> {
  const [stored] = await tx
    .insert(accountRequests)
    .values(row)
    .returning({ id: accountRequests.id })
  if (!stored) throw new Error('The request was not stored')
  return stored.id
}
