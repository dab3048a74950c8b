import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '@hearth/db/client.ts'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { readJobCounts } from './job/data.ts'

export interface Metrics {
  contentType: string
  /** The figures of this moment, in Prometheus' text format. */
  read(): Promise<string>
}

/** What a process tells Prometheus: how it is itself, and how much work waits. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const jobs = new Gauge({
    name: 'hearth_jobs',
    help: 'Jobs in the background: waiting, active, or given up and kept.',
    labelNames: ['name', 'state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'hearth_jobs_oldest_age_seconds',
    help: 'Since when the oldest job that is not done has been wanted.',
    labelNames: ['name'],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    async read() {
      for (const { name, waiting, active, failed, oldestAgeSeconds } of await readJobCounts(db)) {
        jobs.set({ name, state: 'waiting' }, waiting)
        jobs.set({ name, state: 'active' }, active)
        jobs.set({ name, state: 'failed' }, failed)
        oldest.set({ name }, oldestAgeSeconds)
      }
      return registry.metrics()
    },
  }
}

/** Who asks for metrics, as far as it decides whether they are told. */
interface Asker {
  authorization: string | undefined
  /** Of the connection itself, whatever a header says. */
  remoteAddress: string | undefined
  /** Whether a proxy says that it asks for somebody else. */
  isForwarded: boolean
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** With a token, whoever knows it; without one, this machine alone. */
export function mayReadMetrics(asker: Asker, token: string | undefined): boolean {
  if (token !== undefined) return isSame(asker.authorization ?? '', `Bearer ${token}`)
  return !asker.isForwarded && LOOPBACK.test(asker.remoteAddress ?? '')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long for any text, and tells nothing of how far it was right. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(wanted))
}
