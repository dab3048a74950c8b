import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '@hearth/db/client.ts'
import { startEmbeddedPostgres } from '@hearth/db/embedded.ts'
import { migrate } from '@hearth/db/migrate.ts'

export const step = (text: string) => console.log(`· ${text}`)

/** Measures with a PostgreSQL of its own, by one connection unless told, and takes everything away afterwards. */
export async function withDatabase(
  measure: (db: Database, url: string) => Promise<void>,
  connections = 1,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-bench-'))
  step('starting PostgreSQL')
  const server = await startEmbeddedPostgres({ dataDir: folder, log: step, durable: false })
  try {
    await migrate(server.url)
    const db = createDatabase(server.url, { max: connections })
    try {
      await measure(db, server.url)
    } finally {
      await db.close()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
