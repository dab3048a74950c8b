import type { Geocoder } from '@hearth/adapters/geocoder/geocoder.ts'
import type { LanguageModel } from '@hearth/adapters/language-model/languageModel.ts'
import { AppError } from '@hearth/core/error.ts'
import { PING_MS, SILENCE_MS } from '@hearth/core/live/timing.ts'
import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { initTRPC, TRPCError } from '@trpc/server'
import { type Actor, readAgentId } from './account/data.ts'
import { appErrorOf, fieldErrorsOf, publicMessage, TRPC_CODES } from './errors.ts'
import type { FigureCollector } from './figure/collect.ts'
import type { Changes } from './live/changes.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** What a browser keeps for us, and how that is changed. */
export interface Cookies {
  /** The token of its session, whether or not it opens one. */
  session: string | null
  /** The token by which a browser is known that has signed in before. */
  device: string | null
  setSession(token: string, expiresAt: Date): void
  forgetSession(): void
  setDevice(token: string): void
}

/** What every procedure is given. The server makes one for each request. */
export interface Context {
  db: Database
  /** The known places, read when the process started. */
  gazetteer: Gazetteer
  /** Null: Hearth's own interpreter reads alone. */
  languageModel: LanguageModel | null
  /** Null: addresses are found by the gazetteer and the homes of their postcode alone. */
  geocoder: Geocoder | null
  /** What is changed by whichever server, for those who follow it. */
  changes: Changes
  /** Counts what happens to homes. */
  figures: FigureCollector
  settings: Settings
  /** The network address that the request comes from. */
  clientAddress: string
  /** What the browser says it is. */
  userAgent: string
  cookies: Cookies
  /** Who is signed in; null: a visitor. */
  actor: Actor | null
  log: Log
  /** The instant of the request; no rule reads a clock of its own. */
  now: Date
}

const t = initTRPC.context<Context>().create({
  // A stack says where the code lives; it belongs in the log alone.
  isDev: false,
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: SILENCE_MS },
  },
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: publicMessage(error),
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      /** The refusal's own code and parameters, for the texts of the web. */
      appError: appErrorOf(error),
      /** What is wrong with each field, when the input was not of the expected shape. */
      fields: fieldErrorsOf(error),
    },
  }),
})

/** Gives a refusal its tRPC code, and logs whatever is a fault of ours. */
const translateErrors = t.middleware(async ({ ctx, path, type, next }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof AppError) {
    throw new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause })
  }
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    ctx.log.error({ err: cause ?? result.error, path, type }, 'procedure failed')
  }
  return result
})

export const router = t.router
export const publicProcedure = t.procedure.use(translateErrors)

/** For those who are signed in. Refuses everybody else with signedOut. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  const { actor } = ctx
  if (!actor) throw new AppError('signedOut')
  return next({ ctx: { ...ctx, actor } })
})

/** For estate agents. Refuses those who are signed in and act for no company with notAllowed. */
export const agentProcedure = userProcedure.use(async ({ ctx, next }) => {
  const agentId = await readAgentId(ctx.db, ctx.actor.userId)
  if (agentId === null) throw new AppError('notAllowed')
  return next({ ctx: { ...ctx, agentId } })
})

export const createCallerFactory = t.createCallerFactory
