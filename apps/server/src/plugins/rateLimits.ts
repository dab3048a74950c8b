import rateLimit from '@fastify/rate-limit'
import { AppError } from '@hearth/core/error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Limits } from '../limits.ts'
import { pathOf } from './requestLog.ts'

/** What costs next to nothing and comes in large numbers. */
const UNCOUNTED = /^\/((art|assets|files|health)\/|metrics$)/
const MUTATION = 'POST'
/** A mutation that only counts: looking at homes must not keep anybody from writing about them. */
const WEIGHTLESS = 'figure.count'

/** The mutations of one request, and whose they are. */
interface Attempt {
  key: string
  procedures: number
}

/**
 * Counts requests by the address they come from (IPv6: by its network). Mutations have a stricter
 * count of their own, of those alone that were accepted: whoever mistypes a form is not locked out.
 * Those of a batch count one by one, and those not answered yet as if they were accepted.
 */
export const rateLimits = fp<{ limits: Limits }>(async (app, { limits }) => {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 })
  const timeWindow = 60_000
  const countRequest = app.createRateLimit({ max: limits.requestsPerMinute, timeWindow })
  const countMutation = app.createRateLimit({ max: limits.mutationsPerMinute, timeWindow })

  const attempts = new WeakMap<FastifyRequest, Attempt>()
  const unanswered = new Map<string, number>()

  const begin = (request: FastifyRequest, attempt: Attempt) => {
    attempts.set(request, attempt)
    unanswered.set(attempt.key, (unanswered.get(attempt.key) ?? 0) + attempt.procedures)
  }
  const end = async (request: FastifyRequest, isAccepted: boolean) => {
    const attempt = attempts.get(request)
    if (!attempt) return
    attempts.delete(request)
    const { key, procedures } = attempt
    for (let nth = 0; isAccepted && nth < procedures; nth += 1) await countMutation(request)
    const rest = (unanswered.get(key) ?? 0) - procedures
    if (rest > 0) unanswered.set(key, rest)
    else unanswered.delete(key)
  }

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (UNCOUNTED.test(path)) return
    const requests = await countRequest(request)
    refuseIf(!requests.isAllowed && requests.isExceeded, requests, reply)
    if (request.method !== MUTATION) return
    const procedures = weightOf(path)
    if (procedures === 0) return
    const mutations = await countMutation(request, { increment: false })
    if (mutations.isAllowed) return
    const { key } = mutations
    const isSpent = procedures > mutations.remaining - (unanswered.get(key) ?? 0)
    refuseIf(isSpent, mutations, reply)
    begin(request, { key, procedures })
  })

  // Not earlier: tRPC's status is not known before its answer has been sent.
  app.addHook('onResponse', (request, reply) => end(request, reply.statusCode < 400))
  // Whoever does not wait for an answer has had the work done all the same.
  app.addHook('onRequestAbort', (request) => end(request, true))
})

/** How many of the procedures that a path names count. */
const weightOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .split(',')
    .filter((name) => name !== WEIGHTLESS).length

function refuseIf(isOver: boolean, count: Count, reply: FastifyReply): void {
  if (!isOver) return
  const seconds = count.isAllowed ? 0 : Math.max(1, count.ttlInSeconds)
  reply.header('retry-after', seconds)
  throw new AppError('rateLimited', { seconds })
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>
