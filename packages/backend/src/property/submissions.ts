import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq } from 'drizzle-orm'
import { fingerprintOf, waitForEqualSubmissions } from '../enquiry/mutations.ts'
import { lockListing, type StoredListing } from './listing.ts'

/**
 * The home that a submission has made before, locked. Undefined: it is the first, and others wait until it is
 * stored.
 */
export async function earlierSubmission(
  tx: Transaction,
  agentId: AgentId,
  submissionId: string | undefined,
): Promise<StoredListing | undefined> {
  if (submissionId === undefined) return undefined
  await waitForEqualSubmissions(tx, fingerprintOf('listing', agentId, submissionId))
  const [made] = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.agentId, agentId), eq(properties.submissionId, submissionId)))
  return made && lockListing(tx, agentId, made.id)
}
