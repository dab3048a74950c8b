import { Redis } from 'ioredis'

/** What a Redis says of itself, as far as job queues depend on it. */
export interface RedisState {
  version: string
  /** "noeviction", or how it makes room by forgetting. */
  evictionPolicy: string
  /** Whether it writes down every change. */
  isAppendOnly: boolean
}

const CONNECT_MS = 5000

/** Asks a Redis what it is. Throws, with the reason, when it cannot be reached or refuses. */
export async function inspectRedis(url: string): Promise<RedisState> {
  const client = new Redis(url, {
    ...{ lazyConnect: true, connectTimeout: CONNECT_MS, maxRetriesPerRequest: 0 },
    retryStrategy: () => null,
  })
  let reason: Error | undefined
  client.on('error', (error) => {
    reason = error
  })
  try {
    await client.connect()
    return stateOf(await client.info())
  } catch (error) {
    // What `connect` throws says that it is closed, and not why.
    throw reason ?? error
  } finally {
    client.disconnect()
  }
}

/** INFO answers a line "name:value" for each fact. */
function stateOf(info: string): RedisState {
  const facts = new Map(
    info.split('\r\n').map((line) => [line.split(':')[0], line.split(':')[1] ?? '']),
  )
  return {
    version: facts.get('redis_version') ?? 'unknown',
    evictionPolicy: facts.get('maxmemory_policy') ?? 'unknown',
    isAppendOnly: facts.get('aof_enabled') === '1',
  }
}
