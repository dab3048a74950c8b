import type { Database } from '@hearth/db/client.ts'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server is not ready: whoever sends requests should send them elsewhere. */
    announceShutdown(): void
  }
}

const PATIENCE_MS = 2000

/**
 * `live`: the process answers. `ready`: it can serve, which takes a database. `open`: it takes requests; a proxy
 * asks for that, as a database that is away is away for every server, and visitors are told so in a page.
 */
export const health = fp<{ db: Database }>(async (app, { db }) => {
  let isShuttingDown = false
  app.decorate('announceShutdown', () => {
    isShuttingDown = true
  })

  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/health/open', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isShuttingDown) return reply.code(503).send({ status: 'shutting down' })
    return { status: 'ok' }
  })

  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isShuttingDown) return reply.code(503).send({ status: 'shutting down' })
    try {
      await answerOf(db)
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
})

/** Throws when the database says nothing in time, or something wrong. */
async function answerOf(db: Database): Promise<void> {
  const patience = Promise.withResolvers<never>()
  const timer = setTimeout(() => patience.reject(new Error('no answer in time')), PATIENCE_MS)
  try {
    await Promise.race([db.sql`select 1`, patience.promise])
  } finally {
    clearTimeout(timer)
  }
}
