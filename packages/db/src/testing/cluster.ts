import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts'

const WATCHDOG = fileURLToPath(new URL('./watchdog.ts', import.meta.url))

export interface TestCluster {
  url: string
  stop(): Promise<void>
}

/** A server of its own in a temporary folder, which is gone afterwards even when the run is killed. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-test-'))
  const server = await startIn(folder)
  const watchdog = spawn(process.execPath, [WATCHDOG, folder, server.location], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      watchdog.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startIn(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
