import { inspectRedis, type RedisState } from '../../packages/adapters/src/queue/inspectRedis.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { broken, type Check, type Finding, unsetCheck, weak, works } from './finding.ts'

const NAME = 'Redis'
/** What BullMQ asks for. */
const OLDEST = 6.2

export function redisCheck({ REDIS_URL: url }: Config): Check {
  if (!url) return unsetCheck(NAME, 'REDIS_URL is not set: the job queue is kept in PostgreSQL')
  return {
    name: NAME,
    todo: 'Check REDIS_URL, and that this machine may connect.',
    look: async () => [judgeRedis(await inspectRedis(url))],
  }
}

/** What a Redis' answers mean for job queues. */
export function judgeRedis({ version, evictionPolicy, isAppendOnly }: RedisState): Finding {
  if (Number.parseFloat(version) < OLDEST) {
    return broken(NAME, version, `The job queue needs ${OLDEST} or newer.`)
  }
  const said = `${version}, ${evictionPolicy}, append-only file ${isAppendOnly ? 'on' : 'off'}`
  if (evictionPolicy !== 'noeviction') {
    return broken(NAME, said, 'Set maxmemory-policy to noeviction: it may forget jobs now.')
  }
  if (isAppendOnly) return works(NAME, said)
  return weak(NAME, said, 'Set appendonly yes; without it, waiting jobs are handed over again.')
}
