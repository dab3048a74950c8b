import { AppError } from '@hearth/core/error.ts'
import type { viewingRequestInput, viewingRequestOutput } from '@hearth/core/viewing/contract.ts'
import { viewingProblems } from '@hearth/core/viewing/rules.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readUserIdByEmail } from '../account/data.ts'
import { readEnquiredHome } from '../enquiry/data.ts'
import {
  arrivalAt,
  fingerprintOf,
  mailToAgents,
  waitForEqualSubmissions,
} from '../enquiry/mutations.ts'
import { enquiryCounts } from '../enquiry/policy.ts'
import { storeEmail } from '../mail/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { viewingForAgent, viewingReceipt } from './emails.ts'

type Output = z.output<typeof viewingRequestOutput>

type Requesting = Pick<Context, 'db' | 'settings' | 'clientAddress' | 'actor' | 'now'>

/**
 * Stores a viewing request with its e-mails, in one transaction. It is that of whoever is signed in, else
 * of the account that has the address, if there is one. A repetition, while the first is
 * pending, stores nothing and answers its id. Throws badInput naming the field for a day or time at
 * which homes are not shown, notFound, notViewable for a home that is sold or let, and rateLimited.
 */
export async function requestViewing(
  { db, settings, clientAddress, actor, now }: Requesting,
  input: z.output<typeof viewingRequestInput>,
): Promise<Output> {
  const [problem] = viewingProblems(input, now)
  if (problem) throw new AppError('badInput', { field: problem.field, reason: problem.message })
  const { propertyId, email, name, phone, date } = input
  const times = input.times.toSorted()
  const fingerprint = fingerprintOf(propertyId, email, name, phone, date, ...times)
  return db.drizzle.transaction(async (tx) => {
    await waitForEqualSubmissions(tx, fingerprint)
    const earlier = await findPending(tx, fingerprint)
    if (earlier) return { success: true, ...earlier }
    const home = await readEnquiredHome(tx, propertyId)
    if (home.status === 'sold' || home.status === 'let') throw new AppError('notViewable')
    await countAccepted(tx, enquiryCounts(settings, { clientAddress, email }), now)
    const wish = { name, email, phone, date, times }
    const userId = actor?.userId ?? (await readUserIdByEmail(tx, email))
    const of = { propertyId, userId, fingerprint }
    const createdAt = await arrivalAt(tx, propertyId, now)
    const stored = await insert(tx, { ...wish, ...of, createdAt, updatedAt: createdAt })
    await mailToAgents(tx, settings, home, (to) =>
      viewingForAgent(to, wish, home, settings.publicUrl),
    )
    await storeEmail(tx, viewingReceipt(wish, home, settings.publicUrl), settings)
    return { success: true, ...stored }
  })
}

const ANSWERED = { id: viewings.id, status: viewings.status }

async function findPending(tx: Transaction, fingerprint: string) {
  const [row] = await tx
    .select(ANSWERED)
    .from(viewings)
    .where(and(eq(viewings.fingerprint, fingerprint), eq(viewings.status, 'pending')))
    .limit(1)
  return row
}

async function insert(tx: Transaction, row: typeof viewings.$inferInsert) {
  const [stored] = await tx.insert(viewings).values(row).returning(ANSWERED)
  if (!stored) throw new Error('The viewing request was not stored')
  return stored
}
