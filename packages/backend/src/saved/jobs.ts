import { alertReason, type MatchingHome, toldBy } from '@hearth/core/saved/alertReason.ts'
import { isAlertDue } from '@hearth/core/saved/alertSchedule.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { savedSearches, searchAlerts } from '@hearth/db/schema/saved.ts'
import { eq } from 'drizzle-orm'
import { addJob } from '../job/mutations.ts'
import type { Handler } from '../jobHandler.ts'
import { storeEmail } from '../mail/mutations.ts'
import { findSince, type RecentHome } from '../search/data.ts'
import { readDueSearchIds, type SearchRow } from './data.ts'
import { searchAlert, type Tidings } from './emails.ts'

/** A listing may be written hours after the instant that it names, or be committed late. */
const OVERLAP_MS = 6 * 3_600_000
/** Nobody reads an e-mail about more; the link beside them shows all. */
const MOST_TOLD = 500
const PER_TRANSACTION = 200

/** Wants an alert for each search that is due. Asking again while one waits adds nothing. */
export const findDueSearches: Handler<'saved.findDue'> = async ({ db, now }) => {
  const due = await readDueSearchIds(db, now)
  for (let from = 0; from < due.length; from += PER_TRANSACTION) {
    await db.drizzle.transaction(async (tx) => {
      for (const searchId of due.slice(from, from + PER_TRANSACTION)) {
        await addJob(tx, 'saved.alert', { searchId }, { key: String(searchId) })
      }
    })
  }
}

/**
 * Tells the owner of a search what is new or reduced since it was last looked at, in one e-mail, or
 * nothing when there is nothing. The e-mail, what it told and the time are stored at once: whoever runs
 * second finds the search not due.
 */
export const sendSearchAlert: Handler<'saved.alert'> = async (context, { searchId }) => {
  const { db, gazetteer, settings, now } = context
  const one = eq(savedSearches.id, searchId)
  const [search] = await db.drizzle.select().from(savedSearches).where(one)
  if (!search || !isAlertDue(search, now)) return
  const since = lookedAtSince(search)
  const homes = await findSince(db, gazetteer, search.criteria, { since, most: MOST_TOLD })
  await db.drizzle.transaction(async (tx) => {
    const [locked] = await tx.select().from(savedSearches).where(one).for('update')
    if (!locked || !isAlertDue(locked, now)) return
    const tidings = await notToldYet(tx, searchId, homes, since)
    if (tidings.length > 0) {
      await noteTold(tx, searchId, tidings, now)
      const email = searchAlert(await addressOf(tx, locked), locked, tidings, settings)
      await storeEmail(tx, email, settings)
    }
    await tx.update(savedSearches).set({ checkedAt: now }).where(one)
  })
}

/** Never before the search was saved: what was there then was seen. */
function lookedAtSince({ checkedAt, createdAt }: SearchRow): Date {
  return new Date(Math.max(checkedAt.getTime() - OVERLAP_MS, createdAt.getTime()))
}

async function notToldYet(
  tx: Transaction,
  searchId: number,
  homes: readonly RecentHome[],
  since: Date,
): Promise<Tidings[]> {
  const told = await tx.select().from(searchAlerts).where(eq(searchAlerts.searchId, searchId))
  const toldOf = Map.groupBy(told, ({ propertyId }) => propertyId)
  return homes.flatMap((home) => {
    const reason = alertReason(matching(home), since, toldOf.get(home.id) ?? [])
    return reason ? [{ home, reason }] : []
  })
}

async function noteTold(
  tx: Transaction,
  searchId: number,
  tidings: readonly Tidings[],
  now: Date,
): Promise<void> {
  const rows = tidings.flatMap(({ home, reason }) =>
    toldBy(reason, matching(home)).map((told) => ({
      ...told,
      searchId,
      propertyId: home.id,
      toldAt: now,
    })),
  )
  await tx.insert(searchAlerts).values(rows).onConflictDoNothing()
}

const matching = ({ id, price, createdAt, reducedAt }: RecentHome): MatchingHome => ({
  id,
  price,
  createdAt: new Date(createdAt),
  reducedAt: reducedAt === null ? null : new Date(reducedAt),
})

/** Where the owner reads mail now, whatever it was when the search was saved. */
async function addressOf(tx: Transaction, { userId }: SearchRow): Promise<string> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!owner) throw new Error('A saved search has no owner')
  return owner.email
}
