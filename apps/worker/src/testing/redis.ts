import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** Whether a Redis can be started here; where it cannot, its tests are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface TestRedis {
  url: string
  /** Forgets everything, as a Redis does that was started anew without its file. */
  empty(): Promise<void>
  stop(): Promise<void>
}

/** A Redis of its own on a free port of 127.0.0.1, in a temporary folder. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-redis-'))
  const port = await freePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  const server = spawn('redis-server', [...options, '--maxmemory-policy', 'noeviction'], {
    stdio: 'ignore',
  })
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { maxRetriesPerRequest: null })
  // Until it listens, each attempt to connect is refused and tried again.
  client.on('error', () => undefined)
  await client.ping()
  return {
    url,
    empty: async () => void (await client.flushall()),
    async stop() {
      client.disconnect()
      server.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
