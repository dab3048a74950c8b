import type { AgentId } from '@hearth/core/account/ids.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { holdCompany } from '../agent/policy.ts'
import { cancelViewingsOf, type Telling } from '../viewing/mutations.ts'
import { type ListingMedia, mediaVersionOf, versionOf } from './listing.ts'
import { detailsOf, homeOf } from './listingRows.ts'
import { lockSupplied } from './suppliedReads.ts'

/** A listing as it is to be, known by its reference. */
export interface SuppliedListing {
  listing: ListingInput & { agentRef: string }
  /** Whether it is to be off the market. */
  isWithdrawn: boolean
}

/**
 * Stores new and changed listings of an agent, by two statements for all of them. A position that was found
 * is forgotten with a new address, to be found anew. What is open of those that leave the market is cancelled.
 * Whoever calls has checked the listings, holds those that are there, and leaves out what has not changed.
 * Throws notAllowed for a company that nobody acts for.
 */
export async function writeSupplied(
  tx: Transaction,
  agentId: AgentId,
  supplied: readonly SuppliedListing[],
  context: Telling,
): Promise<void> {
  if (supplied.length === 0) return
  await holdCompany(tx, agentId)
  const { now } = context
  const homes = supplied.map(({ listing, isWithdrawn }) => ({
    ...{ agentId, ...homeOf(listing), createdAt: now, updatedAt: now },
    withdrawnAt: isWithdrawn ? now : null,
  }))
  const written = await tx
    .insert(properties)
    .values(homes)
    .onConflictDoUpdate({ target: [properties.agentId, properties.agentRef], set: HOME })
    .returning({ id: properties.id, agentRef: properties.agentRef })
  const idOf = new Map(written.map(({ id, agentRef }) => [agentRef, id]))
  const details = supplied.map(({ listing }) => ({
    ...detailsOf(listing),
    propertyId: idOf.get(listing.agentRef) ?? Number.NaN,
    priceText: null,
  }))
  await tx
    .insert(propertyDetails)
    .values(details)
    .onConflictDoUpdate({ target: propertyDetails.propertyId, set: DETAILS })
  const left = supplied.filter(({ isWithdrawn }) => isWithdrawn)
  const leftIds = left.map(({ listing }) => idOf.get(listing.agentRef) ?? Number.NaN)
  await cancelViewingsOf(tx, leftIds, context)
}

/** Columns as the statement would have inserted them. */
function asGiven(names: string): Record<string, SQL> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(
    names.split(' ').map((name) => [name, sql`excluded.${sql.identifier(snake(name))}`]),
  )
}

const hasMoved = sql`not properties.is_position_given
  and (properties.address, properties.postcode) is distinct from (excluded.address, excluded.postcode)`
const unlessMoved = (column: string, moved: SQL) =>
  sql`case when ${hasMoved} then ${moved} else properties.${sql.identifier(column)} end`

const HOME = {
  ...asGiven('listingType status price address postcode beds baths propertyType propertyForm'),
  ...asGiven('areaSqft featureBits updatedAt withdrawnAt'),
  lat: unlessMoved('lat', sql`null`),
  lng: unlessMoved('lng', sql`null`),
  easting: unlessMoved('easting', sql`null`),
  northing: unlessMoved('northing', sql`null`),
  // Whoever moves a demo home makes it a home like others.
  isDemo: unlessMoved('is_demo', sql`false`),
}
const DETAILS = asGiven(
  'title description priceText priceQualifier features images agentName agentPhone floorplanUrl epcUrl ' +
    'epcRating epcExemption virtualTourUrl tenure leaseYears serviceCharge groundRent councilTaxBand ' +
    'deposit furnishing availableFrom',
)

/**
 * Takes an agent's listings with these references off the market, like withdrawListing: whoever asks about one
 * meanwhile waits, or is waited for, and what is open of them is cancelled.
 */
export async function withdrawSupplied(
  tx: Transaction,
  agentId: AgentId,
  refs: readonly string[],
  context: Telling,
): Promise<void> {
  const these = sql`${properties.agentRef} in (select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))`
  const listed = tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.agentId, agentId), isNull(properties.withdrawnAt), these))
    .orderBy(asc(properties.id))
    .for('update')
  const { now } = context
  const left = await tx
    .update(properties)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(inArray(properties.id, listed))
    .returning({ id: properties.id })
  const leftIds = left.map(({ id }) => id)
  await cancelViewingsOf(tx, leftIds, context)
}

/** Media that came for a listing, and the version of what it showed when they were asked to be shown. */
interface SuppliedMedia extends ListingMedia {
  showing: string
}

/**
 * Shows media with a listing that is on the market; what is not given stays as it is. Answers false where
 * something else was chosen since: that stays.
 */
export async function showMedia(
  tx: Transaction,
  agentId: AgentId,
  agentRef: string,
  { images, floorplanUrl, epcUrl, showing }: SuppliedMedia,
  context: Telling,
): Promise<boolean> {
  const stored = (await lockSupplied(tx, agentId, [agentRef])).get(agentRef)
  if (!stored || stored.isWithdrawn) return true
  const listing = {
    ...{ ...stored.listing, agentRef },
    ...(images.length > 0 && { images }),
    ...(floorplanUrl !== null && { floorplanUrl }),
    ...(epcUrl !== null && { epcUrl }),
  }
  if (versionOf(listing) === stored.version) return true
  if (mediaVersionOf(stored.listing) !== showing) return false
  await writeSupplied(tx, agentId, [{ listing, isWithdrawn: false }], context)
  return true
}
