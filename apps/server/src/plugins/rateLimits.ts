import rateLimit from '@fastify/rate-limit'
import { AppError } from '@hearth/core/error.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Limits } from '../limits.ts'
import { pathOf } from './requestLog.ts'

/** What costs next to nothing and comes in large numbers. */
const UNCOUNTED = /^\/(art|assets|health)\//
const MUTATION = 'POST'

/**
 * Counts requests by the address they come from (IPv6: by its network). Mutations have a stricter
 * count of their own, of those alone that were accepted: whoever mistypes a form is not locked out.
 */
export const rateLimits = fp<{ limits: Limits }>(async (app, { limits }) => {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 })
  const timeWindow = 60_000
  const countRequest = app.createRateLimit({ max: limits.requestsPerMinute, timeWindow })
  const countMutation = app.createRateLimit({ max: limits.mutationsPerMinute, timeWindow })

  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.test(pathOf(request.url))) return
    const requests = await countRequest(request)
    const mutations =
      request.method === MUTATION ? await countMutation(request, { increment: false }) : undefined
    const isOver = !requests.isAllowed && requests.isExceeded
    const isSpent = mutations && !mutations.isAllowed && mutations.remaining === 0
    if (!isOver && !isSpent) return
    const seconds = Math.max(waitOf(requests), mutations ? waitOf(mutations) : 0)
    reply.header('retry-after', seconds)
    throw new AppError('rateLimited', { seconds })
  })

  // Not earlier: tRPC's status is not known before its answer has been sent.
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === MUTATION && reply.statusCode < 400) await countMutation(request)
  })
})

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

const waitOf = (count: Count) => (count.isAllowed ? 0 : Math.max(1, count.ttlInSeconds))
