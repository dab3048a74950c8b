import { CONNECTIONS } from '../../apps/worker/src/connections.ts'
import { connectionsOf } from '../../packages/adapters/src/queue/postgresBackend.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { JOB_NAMES } from '../../packages/core/src/job/contract.ts'
import { createDatabase, databaseLabel, USUAL_CONNECTIONS } from '../../packages/db/src/client.ts'
import { type DatabaseState, inspectDatabase } from '../../packages/db/src/inspect.ts'
import { broken, type Check, type Finding, unsetCheck, weak, works } from './finding.ts'

const NAME = 'PostgreSQL'
const OLDEST = 150_000
const MOST_CLOCK_MS = 2000
/** Both listen for news on a connection of their own. */
const LISTENING = 1

export function databaseCheck({ DATABASE_URL: url, REDIS_URL }: Config): Check {
  if (!url) return unsetCheck(NAME, 'DATABASE_URL is not set: npm start brings its own')
  return {
    name: NAME,
    todo: 'Check DATABASE_URL, and that this machine may connect.',
    async look() {
      const db = createDatabase(url, { max: 1 })
      try {
        const state = await inspectDatabase(db)
        return judgeDatabase(state, databaseLabel(url), REDIS_URL !== undefined)
      } finally {
        await db.close()
      }
    },
  }
}

/** What a database's answers mean for Hearth. */
export function judgeDatabase(state: DatabaseState, label: string, hasRedis: boolean): Finding[] {
  return [
    judgeServer(state, label),
    judgeSchema(state),
    judgeConnections(state, hasRedis),
    judgeClock(state),
  ]
}

function judgeServer({ version, versionNumber, encoding }: DatabaseState, label: string): Finding {
  if (versionNumber < OLDEST)
    return broken(NAME, `${version} at ${label}`, 'Hearth needs 15 or newer.')
  const said = `${version} at ${label}, ${encoding}`
  if (encoding === 'UTF8') return works(NAME, said)
  return broken(NAME, said, "Create the database with encoding 'UTF8'.")
}

function judgeSchema({ missingExtensions, mayCreate, migrations }: DatabaseState): Finding {
  const name = 'Schema'
  const { pending, isNewer } = migrations
  if (missingExtensions.length > 0) {
    const missing = missingExtensions.join(', ')
    return broken(name, `lacks ${missing}`, `Have a superuser run CREATE EXTENSION for ${missing}.`)
  }
  if (isNewer) {
    return weak(name, 'is of a newer Hearth', 'Fine during an upgrade; else start that version.')
  }
  if (pending === 0) return works(name, 'is that of this version')
  const said = `${pending} ${pending === 1 ? 'migration is' : 'migrations are'} to come`
  if (mayCreate) return weak(name, said, 'Run pnpm migrate before servers and workers start.')
  return broken(name, `${said}, and this user may create nothing`, 'Grant CREATE on the database.')
}

function judgeConnections({ connections }: DatabaseState, hasRedis: boolean): Finding {
  const name = 'Connections'
  const server = USUAL_CONNECTIONS + LISTENING
  const worker = CONNECTIONS + LISTENING + (hasRedis ? 0 : connectionsOf(JOB_NAMES.length))
  const { max, inUse } = connections
  const said = `${inUse} of ${max} are in use; a server takes up to ${server}, a worker up to ${worker}`
  if (max - inUse >= server + worker) return works(name, said)
  return weak(name, said, 'Raise max_connections, or set REDIS_URL: queues then need none here.')
}

function judgeClock({ clockAheadMs }: DatabaseState): Finding {
  const name = 'Clock'
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  if (Math.abs(clockAheadMs) <= MOST_CLOCK_MS) {
    return works(name, `${seconds} s from the database's`)
  }
  const said = `${seconds} s ${clockAheadMs > 0 ? 'behind' : 'ahead of'} the database's`
  return broken(name, said, 'Have both machines take their time from NTP.')
}
