import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type {
  createListingInput,
  ListingInput,
  savedListingOutput,
  updateListingInput,
} from '@hearth/core/property/listingContract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { holdCompany } from '../agent/policy.ts'
import type { Context } from '../trpc.ts'
import { assertLawful } from './lawful.ts'
import { lockListing, versionOf } from './listing.ts'
import { assertOwnMedia } from './listingMedia.ts'
import { detailsOf, homeOf, placed, positionAfter } from './listingRows.ts'
import { earlierSubmission } from './submissions.ts'

type Saving = Pick<Context, 'db' | 'now'>
type Saved = z.output<typeof savedListingOutput>

/**
 * Stores a new listing, and answers its id. The database itself has it found, analysed and announced.
 * Throws badInput with the field for what the law keeps from being advertised, for pictures of others and
 * for a reference that another listing has, and notAllowed for a company that nobody acts for.
 */
export async function createListing(
  tx: Transaction,
  agentId: AgentId,
  input: ListingInput,
  now: Date,
  submissionId: string | null = null,
): Promise<number> {
  await holdCompany(tx, agentId)
  assertLawful(input, now)
  await assertFreeReference(tx, agentId, input, null)
  await assertOwnMedia(tx, agentId, input, null)
  const position = input.position && placed(input.position)
  const [row] = await tx
    .insert(properties)
    .values({
      ...{ agentId, submissionId, createdAt: now, updatedAt: now },
      ...homeOf(input),
      ...position,
    })
    .returning({ id: properties.id })
  if (!row) throw new Error('The listing was not stored')
  await tx.insert(propertyDetails).values({ propertyId: row.id, ...detailsOf(input) })
  return row.id
}

/**
 * Makes a listing what is given, and puts one that was withdrawn back on the market. Answers whether
 * anything changed: an equal listing is not written again. Throws notFound for an absent one and another
 * agent's, and what createListing throws.
 */
export async function updateListing(
  tx: Transaction,
  agentId: AgentId,
  id: number,
  input: ListingInput,
  now: Date,
): Promise<boolean> {
  await holdCompany(tx, agentId)
  const stored = await lockListing(tx, agentId, id)
  if (stored.version === versionOf(input) && !stored.isWithdrawn) return false
  assertLawful(input, now)
  await assertFreeReference(tx, agentId, input, id)
  await assertOwnMedia(tx, agentId, input, stored.listing)
  await tx
    .update(properties)
    .set({ ...homeOf(input), ...positionAfter(stored, input), updatedAt: now, withdrawnAt: null })
    .where(eq(properties.id, id))
  const details = detailsOf(input)
  await tx
    .insert(propertyDetails)
    .values({ propertyId: id, ...details })
    .onConflictDoUpdate({ target: propertyDetails.propertyId, set: details })
  return true
}

/**
 * Stores what an agent wrote about a new home. The same submission again makes no second one: it answers the
 * first, and lists it again if it was withdrawn. Throws stale with its id when the home is another by now, and
 * what createListing throws.
 */
export function saveNewListing(
  { db, now }: Saving,
  agentId: AgentId,
  { submissionId, ...listing }: z.output<typeof createListingInput>,
): Promise<Saved> {
  return db.drizzle.transaction(async (tx) => {
    const version = versionOf(listing)
    const earlier = await earlierSubmission(tx, agentId, submissionId)
    if (!earlier) {
      return { id: await createListing(tx, agentId, listing, now, submissionId), version }
    }
    const { id, isWithdrawn } = earlier
    if (earlier.version !== version && !isWithdrawn) throw new AppError('stale', { id })
    await updateListing(tx, agentId, id, listing, now)
    return { id, version }
  })
}

/**
 * Stores what an agent changed about a home. Throws stale when somebody else has changed it since the
 * given version was read, notFound for one that is withdrawn, and what updateListing throws.
 */
export function saveListing(
  { db, now }: Saving,
  agentId: AgentId,
  { id, version, ...listing }: z.output<typeof updateListingInput>,
): Promise<Saved> {
  return db.drizzle.transaction(async (tx) => {
    const stored = await lockListing(tx, agentId, id)
    if (stored.isWithdrawn) throw new AppError('notFound')
    // What is as it was sent, whoever saved it, needs no second save.
    if (
      version !== undefined &&
      stored.version !== version &&
      stored.version !== versionOf(listing)
    )
      throw new AppError('stale')
    await updateListing(tx, agentId, id, listing, now)
    return { id, version: versionOf(listing) }
  })
}

async function assertFreeReference(
  tx: Transaction,
  agentId: AgentId,
  { agentRef }: ListingInput,
  id: number | null,
): Promise<void> {
  if (agentRef === null) return
  const others = await tx.$count(
    properties,
    and(
      eq(properties.agentId, agentId),
      eq(properties.agentRef, agentRef),
      ...(id === null ? [] : [ne(properties.id, id)]),
    ),
  )
  if (others === 0) return
  throw new AppError('badInput', {
    field: 'agentRef',
    reason: 'Another of your listings has this reference.',
  })
}

export { locateForAgent } from './locateForAgent.ts'
export { relistHome, setStatus, withdrawHome } from './market.ts'
export {
  type SuppliedListing,
  showMedia,
  withdrawSupplied,
  writeSupplied,
} from './suppliedWrites.ts'
