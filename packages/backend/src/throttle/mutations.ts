import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { AppError } from '@hearth/core/error.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { throttleEvents } from '@hearth/db/schema/throttle.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Throttle } from '../settings.ts'

/** Something that is counted: a key of its own, and how much of it is allowed. */
export interface Counted {
  key: string
  throttle: Throttle
}

/**
 * Counts something as accepted, with the transaction that accepts it: what is rolled back was never
 * counted. Requests at once wait for each other. Throws rateLimited, with the seconds to wait, when one
 * of the keys has used its allowance. Answers what it counted, by id.
 */
export async function countAccepted(
  tx: Transaction,
  counted: readonly Counted[],
  now: Date,
): Promise<number[]> {
  // In one order everywhere, so that no two transactions wait for each other in a circle.
  for (const { key, throttle } of counted.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`throttle/${key}`}, 0))`)
    await assertAllowed(tx, key, throttle, now)
  }
  const rows = await tx
    .insert(throttleEvents)
    .values(counted.map(({ key }) => ({ key, at: now })))
    .returning({ id: throttleEvents.id })
  return rows.map(({ id }) => id)
}

async function assertAllowed(
  tx: Transaction,
  key: string,
  { max, windowSeconds }: Throttle,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      // When the event goes that has to go before another is allowed.
      first: sql<
        string | null
      >`(array_agg(${throttleEvents.at} order by ${throttleEvents.at} desc))[${max}]`,
    })
    .from(throttleEvents)
    .where(sql`${throttleEvents.key} = ${key} and ${throttleEvents.at} > ${since.toISOString()}`)
  if (!found || found.count < max) return
  const first = found.first === null ? now : new Date(found.first)
  const seconds = Math.ceil((first.getTime() + windowSeconds * 1000 - now.getTime()) / 1000)
  throw new AppError('rateLimited', { seconds: Math.max(1, seconds) })
}

/** A network address as it is counted: its SHA-256, an IPv6 address by its /64, which one person has. */
export function addressKey(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex')
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Takes back what was counted: it turned out not to be what is held back. */
export async function uncount({ drizzle }: Database, ids: readonly number[]): Promise<void> {
  await drizzle.delete(throttleEvents).where(inArray(throttleEvents.id, [...ids]))
}
