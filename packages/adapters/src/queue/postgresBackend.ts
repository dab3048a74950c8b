import { createPostgresBackend, DEFAULT_SCHEMA, Queue, runMigrations, Worker } from 'bullmq'
import pg from 'pg'
import type { Backend } from './backend.ts'

/** What adding and finishing jobs shares. */
const SHARED_CONNECTIONS = 4

/** How many connections the queues of one process open at most. */
export const connectionsOf = (queues: number): number => queues + SHARED_CONNECTIONS

/**
 * Jobs in the schema "bullmq" of a PostgreSQL, which is brought up to date first. Each queue's worker
 * listens on a connection of its own; without any left for the others, nothing would ever be added.
 */
export async function openPostgresBackend(url: string, queues: number): Promise<Backend> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsOf(queues),
    keepAlive: true,
    application_name: 'hearth-queue',
    options: `-c search_path=${DEFAULT_SCHEMA}`,
  })
  // A connection that breaks while idle is replaced; those in use tell whoever uses them.
  pool.on('error', () => undefined)
  // Every queue and every worker listens for it too, which Node takes for a leak beyond ten.
  pool.setMaxListeners(0)
  await migrate(pool)
  return {
    queue: (name, options) =>
      new Queue(name, { ...options, connection: pool }, createPostgresBackend),
    worker: (name, process, options) =>
      new Worker(name, process, { ...options, connection: pool }, createPostgresBackend),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await runMigrations(client)
  } finally {
    client.release()
  }
}
