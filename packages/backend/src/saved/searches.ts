import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { lastAlertInstant } from '@hearth/core/saved/alertSchedule.ts'
import {
  type AlertFrequency,
  type AlertRhythm,
  MOST_SAVED_SEARCHES,
  type SavedSearch,
  type saveSearchInput,
  type saveSearchOutput,
} from '@hearth/core/saved/contract.ts'
import { searchKey } from '@hearth/core/saved/searchInWords.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { savedSearches } from '@hearth/db/schema/saved.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../trpc.ts'
import { readSearchRows, type SearchRow, toSavedSearch } from './data.ts'

type Saving = Pick<Context, 'db' | 'now'>

const FULL = `You can keep up to ${MOST_SAVED_SEARCHES} saved searches. Delete one to save another.`

/**
 * Saves a search. Criteria that were saved before answer that search, as it is. Throws limitReached when
 * there are as many as anybody can keep.
 */
export function saveSearch(
  { db, now }: Saving,
  userId: UserId,
  search: z.output<typeof saveSearchInput>,
): Promise<z.output<typeof saveSearchOutput>> {
  return db.drizzle.transaction(async (tx) => {
    await waitForOtherSaving(tx, userId)
    const rows = await readSearchRows({ drizzle: tx }, userId)
    const key = searchKey(search.criteria)
    const earlier = rows.find(({ criteria }) => searchKey(criteria) === key)
    if (earlier) return { search: toSavedSearch(earlier), isNew: false }
    if (rows.length >= MOST_SAVED_SEARCHES) {
      throw new AppError('limitReached', { max: MOST_SAVED_SEARCHES, reason: FULL })
    }
    const [row] = await tx
      .insert(savedSearches)
      .values({ ...search, userId, createdAt: now, checkedAt: now, alertsFrom: now })
      .returning()
    if (!row) throw new Error('The search was not saved')
    return { search: toSavedSearch(row), isNew: true }
  })
}

/** One of somebody's searches is saved at a time, so that none is saved twice and none is too many. */
async function waitForOtherSaving(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

const own = (userId: UserId, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

/** Gives a search another name. Throws notFound for one that is absent or somebody else's. */
export async function renameSearch(
  { db }: Saving,
  userId: UserId,
  { id, name }: { id: number; name: string },
): Promise<SavedSearch> {
  const changed = await db.drizzle
    .update(savedSearches)
    .set({ name })
    .where(own(userId, id))
    .returning()
  return toSavedSearch(found(changed))
}

/** Changes how often alerts come. Throws notFound for a search that is absent or somebody else's. */
export async function setAlertFrequency(
  saving: Saving,
  userId: UserId,
  { id, alertFrequency }: { id: number; alertFrequency: AlertFrequency },
): Promise<SavedSearch> {
  return toSavedSearch(await changeFrequency(saving, own(userId, id), () => ({ alertFrequency })))
}

/** Deletes a search. Throws notFound for one that is absent or somebody else's. */
export async function deleteSearch({ db }: Saving, userId: UserId, id: number): Promise<void> {
  found(await db.drizzle.delete(savedSearches).where(own(userId, id)).returning())
}

/**
 * Ends the alerts that a link in one of them ends, and keeps in mind how often they came. Ending them again
 * changes nothing. Throws notFound.
 */
export async function unsubscribe(
  saving: Saving,
  token: string,
): Promise<{ name: string; former: AlertFrequency }> {
  const { name, formerFrequency } = await changeFrequency(saving, byToken(token), (search) => ({
    alertFrequency: 'none',
    formerFrequency: formerRhythm(search),
  }))
  return { name, former: formerFrequency ?? 'none' }
}

/** Takes back what unsubscribe did, by the same link. Throws notFound. */
export async function resumeAlerts(
  saving: Saving,
  { token, alertFrequency }: { token: string; alertFrequency: AlertFrequency },
): Promise<{ name: string; alertFrequency: AlertFrequency }> {
  const changed = await changeFrequency(saving, byToken(token), () => ({ alertFrequency }))
  return { name: changed.name, alertFrequency: changed.alertFrequency }
}

const byToken = (token: string) => eq(savedSearches.unsubscribeToken, token)

const formerRhythm = ({ alertFrequency, formerFrequency }: SearchRow): AlertRhythm | null =>
  alertFrequency === 'none' ? formerFrequency : alertFrequency

interface Rhythm {
  alertFrequency: AlertFrequency
  /** Left out: nothing is kept in mind. */
  formerFrequency?: AlertRhythm | null
}

/** Gives a search another rhythm. One that it has already is no change. */
function changeFrequency(
  { db, now }: Saving,
  which: SQL | undefined,
  wanted: (search: SearchRow) => Rhythm,
): Promise<SearchRow> {
  return db.drizzle.transaction(async (tx) => {
    const search = found(await tx.select().from(savedSearches).where(which).for('update'))
    const { alertFrequency, formerFrequency = null } = wanted(search)
    const isChange = alertFrequency !== search.alertFrequency
    const begun = isChange && {
      alertsFrom: now,
      checkedAt: checkedFrom(search, alertFrequency, now),
    }
    const changed = await tx
      .update(savedSearches)
      .set({ alertFrequency, formerFrequency, ...begun })
      .where(eq(savedSearches.id, search.id))
      .returning()
    return found(changed)
  })
}

/**
 * Alerts that begin again tell of nothing older than the last instant of their rhythm: a month of silence
 * is not made up for, a moment's mistake loses nothing. Another rhythm loses nothing either.
 */
function checkedFrom(search: SearchRow, alertFrequency: AlertFrequency, now: Date): Date {
  const { checkedAt } = search
  if (search.alertFrequency !== 'none' || alertFrequency === 'none') return checkedAt
  const last = lastAlertInstant(alertFrequency, now)
  return new Date(Math.max(last.getTime(), checkedAt.getTime()))
}

function found<Row>([row]: Row[]): Row {
  if (!row) throw new AppError('notFound')
  return row
}
