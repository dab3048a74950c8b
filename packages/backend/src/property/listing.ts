import { createHash } from 'node:crypto'
import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { ListingInput, OwnListing } from '@hearth/core/property/listingContract.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'

type HomeRow = typeof properties.$inferSelect
type DetailsRow = typeof propertyDetails.$inferSelect

/** A listing as its agent gave it, with what was made of it. */
export interface StoredListing extends OwnListing {
  isWithdrawn: boolean
}

/** Reads and locks a listing, so that of two changes the later finds what the earlier left. Throws notFound. */
export async function lockListing(
  tx: Transaction,
  agentId: AgentId,
  id: number,
): Promise<StoredListing> {
  const [row] = await tx
    .select()
    .from(properties)
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, properties.id))
    .where(and(eq(properties.id, id), eq(properties.agentId, agentId)))
    .for('update', { of: properties })
  if (!row) throw new AppError('notFound')
  return storedListing(row.properties, row.property_details)
}

/** A listing for its agent. Throws notFound for an absent or withdrawn one, and another agent's. */
export async function readOwnListing(
  { drizzle }: Database,
  agentId: AgentId,
  id: number,
): Promise<OwnListing> {
  const [row] = await drizzle
    .select()
    .from(properties)
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, properties.id))
    .where(
      and(eq(properties.id, id), eq(properties.agentId, agentId), isNull(properties.withdrawnAt)),
    )
  if (!row) throw new AppError('notFound')
  const { isWithdrawn: _, ...own } = storedListing(row.properties, row.property_details)
  return own
}

/** Reads a listing out of its two rows. */
export function storedListing(home: HomeRow, details: DetailsRow | null): StoredListing {
  const point = home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng }
  const listing = listingOf(home, details, home.isPositionGiven ? point : null)
  return {
    id: home.id,
    listing,
    version: versionOf(listing),
    foundPosition: home.isPositionGiven ? null : point,
    isWithdrawn: home.withdrawnAt !== null,
  }
}

function listingOf(
  home: HomeRow,
  details: DetailsRow | null,
  position: ListingInput['position'],
): ListingInput {
  return {
    title: details?.title ?? '',
    description: details?.description ?? '',
    listingType: home.listingType,
    status: home.status,
    price: home.price,
    priceQualifier: details?.priceQualifier ?? null,
    address: home.address,
    postcode: home.postcode,
    beds: home.beds,
    baths: home.baths,
    propertyType: home.propertyType,
    propertyForm: home.propertyForm,
    areaSqft: home.areaSqft,
    features: details?.features ?? [],
    images: details?.images ?? [],
    floorplanUrl: details?.floorplanUrl ?? null,
    epcUrl: details?.epcUrl ?? null,
    epcRating: details?.epcRating ?? null,
    epcExemption: details?.epcExemption ?? null,
    virtualTourUrl: details?.virtualTourUrl ?? null,
    tenure: details?.tenure ?? null,
    leaseYears: details?.leaseYears ?? null,
    serviceCharge: details?.serviceCharge ?? null,
    groundRent: details?.groundRent ?? null,
    councilTaxBand: details?.councilTaxBand ?? null,
    deposit: details?.deposit ?? null,
    furnishing: details?.furnishing ?? null,
    availableFrom: details?.availableFrom ?? null,
    agentName: details?.agentName ?? null,
    agentPhone: details?.agentPhone ?? null,
    agentRef: home.agentRef,
    position,
  }
}

/** The same for the same listing, whatever else is done to its row: the geocoder is nobody's rival. */
export const versionOf = (listing: ListingInput): string => hashOf(listing)

export type ListingMedia = Pick<ListingInput, 'images' | 'floorplanUrl' | 'epcUrl'>

/** The same for the same pictures and documents in the same order. */
export const mediaVersionOf = ({ images, floorplanUrl, epcUrl }: ListingMedia): string =>
  hashOf({ images, floorplanUrl, epcUrl })

function hashOf(facts: object): string {
  const inOrder = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex')
}
