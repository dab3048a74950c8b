import type {
  confirmEmailInput,
  confirmEmailOutput,
  linkInput,
  Me,
  resetPasswordInput,
} from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import type { CompanyForm } from '@hearth/core/agent/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, users } from '@hearth/db/schema/account.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { moveCompany, storeCompany } from '../agent/mutations.ts'
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
 * Proves an e-mail address by the link that was sent there: a sign-up becomes an account, with a company
 * where it named one; or an account gets its new address, or a company. What guests asked agents with that address is theirs from now on. A password that
 * comes with a sign-up's link is checked: whoever presses the link of somebody else's sign-up does not
 * know it. Throws linkInvalid for a link that is unknown, used or too old; wrongCredentials and
 * rateLimited, which leave the link usable.
 */
export async function confirmEmail(
  ctx: Context,
  { token, password }: z.output<typeof confirmEmailInput>,
): Promise<z.output<typeof confirmEmailOutput>> {
  const request = await findLinkRequest(ctx, token, ['signUp', 'changeEmail'])
  const kind = purposeOf(request)
  if (kind === 'signUp' && password !== undefined) await assertChosen(ctx, request, password)
  const { email } = request
  return ctx.db.drizzle.transaction(async (tx) => {
    await holdAddress(tx, email)
    await takeLinkRequest(tx, request)
    const userId = await PURPOSES[kind](tx, request, ctx.now)
    if (userId === null) throw new AppError('linkInvalid')
    await adoptMessages(tx, userId, email)
    await adoptViewings(tx, userId, email)
    return { kind, email }
  })
}

/**
 * The company that a link would add to an account: its owner sees it before, because a stranger may have
 * registered it. Throws linkInvalid, also for a link that adds none.
 */
export async function offeredCompany(
  ctx: Context,
  { token }: z.output<typeof linkInput>,
): Promise<CompanyForm> {
  const request = await findLinkRequest(ctx, token, ['signUp'])
  const company = request.userId === null ? null : companyOf(request)
  if (company === null) throw new AppError('linkInvalid')
  return company
}

type Purpose = z.output<typeof confirmEmailOutput>['kind']

/** A sign-up that names an account was sent to its owner, and adds the company to it. */
const purposeOf = ({ kind, userId }: LinkRequest): Purpose =>
  kind !== 'signUp' ? 'changeEmail' : userId === null ? 'signUp' : 'company'

const PURPOSES: Readonly<
  Record<Purpose, (tx: Transaction, request: LinkRequest, now: Date) => Promise<UserId | null>>
> = { signUp: createUser, changeEmail: moveUser, company: addCompany }

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
 * signs this browser in. What guests asked agents with that address is theirs from now on. Throws badInput
 * for a common password, which leaves the link usable, and linkInvalid, before anything is hashed.
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
    await holdAddress(tx, request.email)
    await takeLinkRequest(tx, request)
    await replacePassword(tx, ctx.settings, userId, passwordHash)
    // Whoever was invited proves the address by this link alone.
    await adoptMessages(tx, userId, request.email)
    await adoptViewings(tx, userId, request.email)
    return userId
  })
  return readMe(ctx.db, actor)
}

/** Null when somebody else has confirmed the same address meanwhile. */
async function createUser(
  tx: Transaction,
  request: LinkRequest,
  now: Date,
): Promise<UserId | null> {
  const { email, name, passwordHash } = request
  if (name === null || passwordHash === null) throw new Error('A sign-up without its facts')
  const [user] = await tx
    .insert(users)
    .values({ email, name, passwordHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  await tx
    .delete(accountRequests)
    .where(and(eq(accountRequests.email, email), eq(accountRequests.kind, 'signUp')))
  if (!user) return null
  const company = companyOf(request)
  if (company) await storeCompany(tx, { userId: user.id, email }, company)
  return user.id
}

/** Null when the account has a company by now. Its password is not the one that came with the request. */
async function addCompany(tx: Transaction, request: LinkRequest): Promise<UserId | null> {
  const { userId, email } = request
  const company = companyOf(request)
  if (userId === null || company === null) return null
  const isAdded = await storeCompany(tx, { userId, email }, company)
  return isAdded ? userId : null
}

function companyOf({ companyName, companyPhone, companyAddress }: LinkRequest): CompanyForm | null {
  if (companyName === null || companyPhone === null || companyAddress === null) return null
  return { companyName, phone: companyPhone, address: companyAddress }
}

/** Null when it is somebody's address already. Links that went to the former address end with it. */
async function moveUser(tx: Transaction, { email, userId }: LinkRequest): Promise<UserId | null> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner || userId === null) return null
  const [former] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (former) await moveCompany(tx, userId, former.email, email)
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  await tx.delete(accountRequests).where(eq(accountRequests.userId, userId))
  return userId
}
