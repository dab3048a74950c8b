import type { UserId } from '@hearth/core/account/ids.ts'
import { lastAlertInstant } from '@hearth/core/saved/alertSchedule.ts'
import { ALERT_RHYTHMS, type SavedHome, type SavedSearch } from '@hearth/core/saved/contract.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { savedProperties, savedSearches } from '@hearth/db/schema/saved.ts'
import { and, asc, desc, eq, lt, or } from 'drizzle-orm'
import { type CardRow, cardColumns, isoSql } from '../property/data.ts'

/** Somebody's saved homes, the last saved first, also those that have left the market. */
export async function readSavedProperties({ sql }: Database, userId: UserId): Promise<SavedHome[]> {
  const rows = await sql<(CardRow & Pick<SavedHome, 'isWithdrawn' | 'savedAt'>)[]>`
    select
      ${cardColumns(sql)},
      p.withdrawn_at is not null as "isWithdrawn",
      ${isoSql(sql, sql`s.saved_at`)} as "savedAt"
    from saved_properties s
    join properties p on p.id = s.property_id
    left join property_details d on d.property_id = p.id
    where s.user_id = ${userId}
    order by s.saved_at desc, s.property_id desc`
  return [...rows]
}

export type SearchRow = typeof savedSearches.$inferSelect

/** A saved search as it is shown. */
export function toSavedSearch(row: SearchRow): SavedSearch {
  const { id, name, criteria, alertFrequency, createdAt } = row
  return { id, name, criteria, alertFrequency, createdAt: createdAt.toISOString() }
}

/** Somebody's saved searches, the last saved first. */
export function readSearchRows(
  { drizzle }: { drizzle: Pick<Transaction, 'select'> },
  userId: UserId,
): Promise<SearchRow[]> {
  return drizzle
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** Everything that somebody has saved, for the export of their data. */
export async function exportSaved(
  db: Database,
  userId: UserId,
): Promise<{ properties: object[]; searches: object[] }> {
  const homes = await readSavedProperties(db, userId)
  const searches = await readSearchRows(db, userId)
  return {
    properties: homes.map(({ id, title, address, savedAt }) => ({ id, title, address, savedAt })),
    searches: searches.map(toSavedSearch),
  }
}

/** How many members have put a heart on a home. */
export function countHearts({ drizzle }: Database, propertyId: number): Promise<number> {
  return drizzle.$count(savedProperties, eq(savedProperties.propertyId, propertyId))
}

/** The searches whose alerts are due, whoever's they are. */
export async function readDueSearchIds({ drizzle }: Database, now: Date): Promise<number[]> {
  const { id, alertFrequency, checkedAt, alertsFrom } = savedSearches
  const isDue = ALERT_RHYTHMS.map((rhythm) => {
    const last = lastAlertInstant(rhythm, now)
    return and(eq(alertFrequency, rhythm), lt(checkedAt, last), lt(alertsFrom, last))
  })
  const rows = await drizzle
    .select({ id })
    .from(savedSearches)
    .where(or(...isDue))
    .orderBy(asc(id))
  return rows.map((row) => row.id)
}
