import { createMetrics, mayReadMetrics } from '@hearth/backend/metrics.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyInstance } from 'fastify'

export interface MetricsOptions {
  db: Database
  /** Who asks must know it; unset: only this machine may ask. */
  token: string | undefined
}

/** Figures for Prometheus at /metrics; for strangers there is nothing. */
export async function metrics(app: FastifyInstance, { db, token }: MetricsOptions): Promise<void> {
  const { contentType, read } = createMetrics(db)
  app.get('/metrics', async (request, reply) => {
    const { authorization, forwarded } = request.headers
    const asker = {
      authorization,
      remoteAddress: request.socket.remoteAddress,
      isForwarded: forwarded !== undefined || 'x-forwarded-for' in request.headers,
    }
    if (!mayReadMetrics(asker, token)) return reply.callNotFound()
    return reply.type(contentType).send(await read())
  })
}
