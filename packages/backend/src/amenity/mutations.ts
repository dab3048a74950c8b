import { setTimeout as pause } from 'node:timers/promises'
import type { analyzeOutput } from '@hearth/core/amenity/contract.ts'
import { AppError } from '@hearth/core/error.ts'
import { propertyJobKey } from '@hearth/core/job/propertyKey.ts'
import type { Database } from '@hearth/db/client.ts'
import { propertyAmenities } from '@hearth/db/schema/amenity.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { addJob } from '../job/mutations.ts'
import type { Context } from '../trpc.ts'

const WAIT_MS = 20_000
const LOOK_EVERY_MS = 200

/**
 * Has a listing analysed and waits until that is stored; asking again while it waits to be done is the
 * same job. No connection is held in between. Throws notFound for a listing that is unknown or withdrawn,
 * and tryLater when the analysis failed or is not done in time.
 */
export async function analyzeNow(
  { db }: Pick<Context, 'db'>,
  propertyId: number,
  { waitMs = WAIT_MS }: { waitMs?: number } = {},
): Promise<z.output<typeof analyzeOutput>> {
  const jobId = await db.drizzle.transaction(async (tx) => {
    const listings = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, propertyId), isNull(properties.withdrawnAt)))
    if (listings.length === 0) throw new AppError('notFound')
    const key = propertyJobKey(propertyId)
    return await addJob(tx, 'amenity.analyse', { propertyId }, { key })
  })
  if (!(await isDoneInTime(db, jobId, waitMs))) throw new AppError('tryLater')
  const amenitiesFound = await db.drizzle.$count(
    propertyAmenities,
    eq(propertyAmenities.propertyId, propertyId),
  )
  return { success: true, amenitiesFound }
}

async function isDoneInTime({ drizzle }: Database, jobId: number, waitMs: number) {
  const until = performance.now() + waitMs
  do {
    const [job] = await drizzle
      .select({ finishedAt: jobs.finishedAt, failedAt: jobs.failedAt })
      .from(jobs)
      .where(eq(jobs.id, jobId))
    if (job?.finishedAt) return true
    if (!job || job.failedAt) return false
    await pause(LOOK_EVERY_MS)
  } while (performance.now() < until)
  return false
}
