import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { collectFigures } from '@hearth/backend/figure/collect.ts'
import { listenForChanges } from '@hearth/backend/live/changes.ts'
import { HOMES_PER_FILE } from '@hearth/backend/property/sitemap.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { createContext } from './context.ts'
import { LIMITS, type Limits } from './limits.ts'
import { art } from './plugins/art.ts'
import { errors } from './plugins/errors.ts'
import { feed } from './plugins/feed.ts'
import { files } from './plugins/files.ts'
import { health } from './plugins/health.ts'
import { metrics } from './plugins/metrics.ts'
import { originCheck } from './plugins/originCheck.ts'
import { patience } from './plugins/patience.ts'
import { rateLimits } from './plugins/rateLimits.ts'
import { requestId, requestLog } from './plugins/requestLog.ts'
import { robots } from './plugins/robots.ts'
import { securityHeaders } from './plugins/securityHeaders.ts'
import { sitemaps } from './plugins/sitemaps.ts'
import { socialPictures } from './plugins/socialPictures.ts'
import { trpc } from './plugins/trpc.ts'
import { unsubscribe } from './plugins/unsubscribe.ts'
import { upload } from './plugins/upload.ts'
import { webApp } from './plugins/webApp.ts'

export interface AppDeps
  extends Pick<Context, 'db' | 'gazetteer' | 'languageModel' | 'geocoder' | 'settings'> {
  logger: FastifyBaseLogger
  /** Where uploads are kept. */
  storage: Storage
  /** The address that visitors use; unset: the one the server is reached by. */
  publicUrl?: string | undefined
  /** The proxies in front, whose word on a visitor's address counts. Unset: nobody's. */
  trustProxy?: string | undefined
  /** Who asks for metrics must know it; unset: only this machine may ask. */
  metricsToken?: string | undefined
  /** The folder of the built web app. */
  webRoot: string
  limits?: Partial<Limits>
  /** How many ids of homes one file of the sitemap is for. */
  homesPerFile?: number
  /** The instant of a request. */
  clock?: () => Date
}

/** tRPC names all procedures of a batch in the path; Fastify allows 100 characters by itself. */
const MAX_PATH_PARAMETER = 5000
/** The best compression takes longer than it saves when every answer is compressed anew. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Puts the server together. It does not listen: tests speak to it through `inject`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...deps.limits }
  const { db, publicUrl, clock = () => new Date() } = deps
  const { storage } = deps
  const changes = listenForChanges(db, deps.logger)
  const figures = collectFigures(db, deps.logger)
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: limits.bodyBytes,
    trustProxy: deps.trustProxy ?? false,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
  })

  await app.register(requestLog)
  await app.register(patience, { limits })
  await app.register(errors, { bodyBytes: limits.bodyBytes })
  await app.register(securityHeaders, {
    https: publicUrl?.startsWith('https:') ?? false,
    maps: deps.settings.maps,
    analytics: deps.settings.site.analytics,
  })
  await app.register(underPressure, { maxEventLoopDelay: limits.eventLoopDelayMs })
  await app.register(originCheck, { publicUrl })
  await app.register(rateLimits, { limits })
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI })
  await app.register(cookie)
  await app.register(health, { db })
  await app.register(metrics, { db, token: deps.metricsToken })
  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    createContext({ ...deps, changes, figures }, clock(), request, reply)
  await app.register(trpc, {
    createContext: contextOf,
    batchSize: limits.batchSize,
  })
  // Streams that are open would keep the server from closing.
  app.addHook('preClose', async () => changes.end())
  // By then everybody is answered, and the database is still there.
  app.addHook('onClose', () => figures.end())
  await app.register(unsubscribe, { db, clock })
  await app.register(upload, { storage, contextOf })
  await app.register(files, { storage })
  await app.register(art)
  await app.register(socialPictures, { webRoot: deps.webRoot })
  await app.register(robots, { publicUrl })
  await app.register(sitemaps, {
    ...{ db, publicUrl, gazetteer: deps.gazetteer },
    homesPerFile: deps.homesPerFile ?? HOMES_PER_FILE,
  })
  await app.register(feed, { db, publicUrl, gazetteer: deps.gazetteer })
  await app.register(webApp, {
    root: deps.webRoot,
    db,
    publicUrl,
    settings: deps.settings,
    hasLanguageModel: deps.languageModel !== null,
    figures,
    contextOf,
  })
  return app
}
