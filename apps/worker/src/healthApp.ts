import type { Database } from '@hearth/db/client.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { metrics } from './metrics.ts'
import type { Worker } from './worker.ts'

export interface HealthDeps {
  db: Database
  worker: Pick<Worker, 'ping'>
  logger: FastifyBaseLogger
  /** Who asks for metrics must know it; unset: only this machine may ask. */
  metricsToken?: string | undefined
}

const PATIENCE_MS = 2000

/** What a supervisor asks a worker: whether it lives, whether it works, and how much there is to do. */
export async function buildHealthApp(deps: HealthDeps) {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  let isShuttingDown = false
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    if (isShuttingDown) return reply.code(503).send({ status: 'shutting down' })
    try {
      await inTime(deps.worker.ping())
      return { status: 'ok' }
    } catch (err) {
      request.log.warn({ err }, 'the database or the queue does not answer')
      return reply.code(503).send({ status: 'the database or the queue does not answer' })
    }
  })
  await app.register(metrics, { db: deps.db, token: deps.metricsToken })
  return {
    app,
    announceShutdown: () => {
      isShuttingDown = true
    },
  }
}

async function inTime(answer: Promise<void>): Promise<void> {
  const patience = Promise.withResolvers<never>()
  const timer = setTimeout(() => patience.reject(new Error('no answer in time')), PATIENCE_MS)
  try {
    await Promise.race([answer, patience.promise])
  } finally {
    clearTimeout(timer)
  }
}
