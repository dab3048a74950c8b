import type { UserId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { savedProperties, savedSearches } from '@hearth/db/schema/saved.ts'
import { asc, eq } from 'drizzle-orm'

/** The homes and searches that somebody saved, as JSON. */
export async function exportSaved({ drizzle }: Database, userId: UserId) {
  const homes = await drizzle
    .select({ propertyId: savedProperties.propertyId, savedAt: savedProperties.savedAt })
    .from(savedProperties)
    .where(eq(savedProperties.userId, userId))
    .orderBy(asc(savedProperties.savedAt))
  const { name, criteria, alertFrequency, createdAt } = savedSearches
  const searches = await drizzle
    .select({ name, criteria, alertFrequency, createdAt })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt))
  return {
    properties: homes.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    searches: searches.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}
