import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { NO_FIGURES } from '@hearth/backend/figure/collect.ts'
import type { Settings } from '@hearth/backend/settings.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import { NOT_FOUND_HEAD } from '@hearth/core/page/head.ts'
import { homeHead } from '@hearth/core/page/homeHead.ts'
import { parseSearch } from '@hearth/core/page/searchParams.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../plugins/requestLog.ts'
import { siteAddress } from '../siteAddress.ts'
import { createAnswers } from './answers.ts'
import { createCaller } from './caller.ts'
import { type Match, matchPage } from './match.ts'
import type { Elsewhere, Page, Visit } from './visit.ts'
import { writePage } from './writePage.ts'

export interface PageDeps {
  /** The folder of the built web app. */
  root: string
  db: Database
  settings: Settings
  /** Unset: pages name the address that they were asked for by. */
  publicUrl: string | undefined
  hasLanguageModel: boolean
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
}

/** A page, and whether it had to come without its data. */
type Served = Page & { isBare?: boolean }

const INDEX = 'index.html'
/** A browser asks about it every time; and what was made for one visitor is nobody else's. */
const OWN = 'private, no-cache'
/** What is not as it should be is not kept at all. */
const NEVER = 'no-store'
/** How long a page waits for what it is about; then it comes without. */
const MOST_MS = 1500
/** How long it waits after that for what stands beside, which the page can ask for by itself. */
const BESIDE_MS = 150
const SLOW = Symbol('slow')
const NOT_FOUND: Page = { status: 404, head: NOT_FOUND_HEAD }

/**
 * Serves the page of an address: the web app's index with what the page is, and the answers to what it asks
 * first. Tells whether it did: while the web app is built anew, there is no index.
 */
export function createPageServer(deps: PageDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const template = await readIndex(deps.root)
    if (template === undefined) return false
    const match = matchPage(pathOf(request.url))
    const visit = visitOf(deps, match?.params ?? {}, request, reply)
    const page: Served | Elsewhere = match ? await pageOf(match, visit, request) : NOT_FOUND
    if ('redirect' in page) {
      reply.header('cache-control', OWN).redirect(page.redirect)
      return true
    }
    const answers = isOpened(request) ? visit.answers.soFar() : []
    reply
      .code(page.status)
      .header('cache-control', page.isBare ? NEVER : OWN)
      .type('text/html; charset=utf-8')
      .send(writePage(template, { ...page, answers, origin: visit.origin }))
    return true
  }
}

async function readIndex(root: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, INDEX), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function visitOf(
  deps: PageDeps,
  params: Visit['params'],
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const { db, settings, publicUrl, hasLanguageModel } = deps
  const answers = createAnswers()
  answers.know('site.config', settings.site)
  answers.know('maps.config', settings.maps)
  return {
    params,
    search: parseSearch(request.url.slice(pathOf(request.url).length)),
    origin: siteAddress(publicUrl, request),
    db,
    answers,
    hasLanguageModel,
    caller: async () => {
      const context = await deps.contextOf(request, reply)
      return createCaller(isOpened(request) ? context : { ...context, figures: NO_FIGURES })
    },
  }
}

/** Whether somebody will look at the page: what is only asked about or fetched ahead counts no home as shown. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  return method !== 'HEAD' && !String(purpose).includes('prefetch')
}

/** The page with what came in time. When its own data did not come, it comes bare, and asks by itself. */
async function pageOf(
  { route, load }: Match,
  visit: Visit,
  { log }: FastifyRequest,
): Promise<Served | Elsewhere> {
  const bare = { ...homeHead(visit.origin), path: null, jsonLd: [] }
  try {
    const loaded = await Promise.race([load(visit), pause(MOST_MS, SLOW, { ref: false })])
    if (loaded === SLOW) {
      log.warn({ route, ms: MOST_MS }, 'a page is served without its data, which did not come')
      return { status: 200, head: bare, isBare: true }
    }
    await Promise.race([visit.answers.settled(), pause(BESIDE_MS, undefined, { ref: false })])
    return loaded
  } catch (err) {
    log.error({ err, route }, 'a page is served without its data')
    return { status: 503, head: bare, isBare: true }
  }
}
