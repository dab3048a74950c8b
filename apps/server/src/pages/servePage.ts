import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FigureCollector } from '@hearth/backend/figure/collect.ts'
import { holdFigures } from '@hearth/backend/figure/hold.ts'
import type { Settings } from '@hearth/backend/settings.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import { NOT_FOUND_HEAD } from '@hearth/core/page/head.ts'
import { parseSearch } from '@hearth/core/page/searchParams.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../plugins/requestLog.ts'
import { siteAddress } from '../siteAddress.ts'
import { createAnswers } from './answers.ts'
import { createCaller } from './caller.ts'
import { type Match, matchPage } from './match.ts'
import type { Elsewhere, Page, Visit, Waiting } from './visit.ts'
import { writePage } from './writePage.ts'

export interface PageDeps {
  /** The folder of the built web app. */
  root: string
  db: Database
  settings: Settings
  /** Unset: pages name the address that they were asked for by. */
  publicUrl: string | undefined
  hasLanguageModel: boolean
  figures: FigureCollector
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
/** When robots shall come again for a page whose data did not come, in seconds. */
const COME_AGAIN_S = 60
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
    const shown = holdFigures(deps.figures)
    const visit = visitOf({ ...deps, figures: shown }, match?.params ?? {}, request, reply)
    const page: Served | Elsewhere = match ? await pageOf(match, visit, request) : NOT_FOUND
    if ('redirect' in page) {
      reply.header('cache-control', OWN).redirect(page.redirect)
      return true
    }
    const isOpen = isOpened(request)
    // What comes later is counted when the browser has asked for it.
    if (isOpen) shown.passOn()
    const answers = isOpen ? visit.answers.soFar() : []
    if (page.isBare) reply.header('retry-after', COME_AGAIN_S)
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
  const { db, settings, publicUrl, hasLanguageModel, figures } = deps
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
      return createCaller({ ...context, figures })
    },
  }
}

/** Whether somebody will look at the page: what is only asked about or fetched ahead counts no home as shown. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  return method !== 'HEAD' && !String(purpose).includes('prefetch')
}

async function pageOf(
  { route, page }: Match,
  visit: Visit,
  request: FastifyRequest,
): Promise<Served | Elsewhere> {
  return 'write' in page ? page.write(visit) : await waitFor(page, route, visit, request)
}

/** The page with what came in time. When its own data did not come, it comes bare, and asks by itself. */
async function waitFor(
  { load, bareHead }: Waiting,
  route: string,
  visit: Visit,
  { log }: FastifyRequest,
): Promise<Served> {
  const bare: Served = { status: 503, head: bareHead(visit), isBare: true }
  try {
    const loaded = await Promise.race([load(visit), pause(MOST_MS, SLOW, { ref: false })])
    if (loaded === SLOW) {
      log.warn({ route, ms: MOST_MS }, 'a page is served without its data, which did not come')
      return bare
    }
    await Promise.race([visit.answers.settled(), pause(BESIDE_MS, undefined, { ref: false })])
    return loaded
  } catch (err) {
    log.error({ err, route }, 'a page is served without its data')
    return bare
  }
}
