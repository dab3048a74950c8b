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
/** What may cost money, and must not keep anybody from anything else. */
const READING = 'search.interpret'
const UPLOAD = /^\/upload\//
/** What takes long to draw. */
const PICTURE = /^\/social\//

/** What has a count of its own. */
type Kind = 'mutations' | 'readings' | 'uploads'

/** How much of one kind a request asks for, and whose it is. */
interface Attempt {
  kind: Kind
  key: string
  times: number
}

/**
 * Counts requests by the address they come from (IPv6: by its network). Mutations, sentences to read and
 * uploads have stricter counts of their own, of those alone that were accepted: whoever mistypes a form is
 * not locked out. Those of a batch count one by one, and those not answered yet as if they were accepted.
 */
export const rateLimits = fp<{ limits: Limits }>(async (app, { limits }) => {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 })
  const timeWindow = 60_000
  const countRequest = app.createRateLimit({ max: limits.requestsPerMinute, timeWindow })
  const countPicture = app.createRateLimit({ max: limits.picturesPerMinute, timeWindow })
  const counters = {
    mutations: app.createRateLimit({ max: limits.mutationsPerMinute, timeWindow }),
    readings: app.createRateLimit({ max: limits.readingsPerMinute, timeWindow }),
    uploads: app.createRateLimit({ max: limits.uploadsPerMinute, timeWindow }),
  }

  const begun = new WeakMap<FastifyRequest, Attempt[]>()
  const unanswered = new Map<string, number>()
  const nameOf = ({ kind, key }: Attempt) => `${kind} ${key}`

  const begin = (request: FastifyRequest, attempts: Attempt[]) => {
    begun.set(request, attempts)
    for (const attempt of attempts) {
      const name = nameOf(attempt)
      unanswered.set(name, (unanswered.get(name) ?? 0) + attempt.times)
    }
  }
  const end = async (request: FastifyRequest, isAccepted: boolean) => {
    const attempts = begun.get(request) ?? []
    begun.delete(request)
    for (const attempt of attempts) {
      const { kind, times } = attempt
      for (let nth = 0; isAccepted && nth < times; nth += 1) await counters[kind](request)
      const name = nameOf(attempt)
      const rest = (unanswered.get(name) ?? 0) - times
      if (rest > 0) unanswered.set(name, rest)
      else unanswered.delete(name)
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (UNCOUNTED.test(path)) return
    const requests = await (PICTURE.test(path) ? countPicture : countRequest)(request)
    refuseIf(!requests.isAllowed && requests.isExceeded, requests, reply)
    if (request.method !== MUTATION) return
    const asked = await Promise.all(
      [...askedBy(path)].map(async ([kind, times]) => {
        const count = await counters[kind](request, { increment: false })
        return { kind, times, key: count.key, count }
      }),
    )
    // From here to the end at once: what comes at the same time does not slip through together.
    for (const { count, ...attempt } of asked) {
      if (count.isAllowed) continue
      const left = count.remaining - (unanswered.get(nameOf(attempt)) ?? 0)
      refuseIf(attempt.times > left, count, reply)
    }
    begin(request, asked)
  })

  // Not earlier: tRPC's status is not known before its answer has been sent.
  app.addHook('onResponse', (request, reply) => end(request, reply.statusCode < 400))
  // Whoever does not wait for an answer has had the work done all the same.
  app.addHook('onRequestAbort', (request) => end(request, true))
})

/** How many of each kind a path asks for. */
function askedBy(path: string): Map<Kind, number> {
  if (UPLOAD.test(path)) return new Map([['uploads', 1]])
  const asked = new Map<Kind, number>()
  for (const name of path.slice(path.lastIndexOf('/') + 1).split(',')) {
    if (name === WEIGHTLESS) continue
    const kind = name === READING ? 'readings' : 'mutations'
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
  }
  return asked
}

function refuseIf(isOver: boolean, count: Count, reply: FastifyReply): void {
  if (!isOver) return
  const seconds = count.isAllowed ? 0 : Math.max(1, count.ttlInSeconds)
  reply.header('retry-after', seconds)
  throw new AppError('rateLimited', { seconds })
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>
