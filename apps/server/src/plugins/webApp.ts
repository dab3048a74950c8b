import serveFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createPageServer, type PageDeps } from '../pages/servePage.ts'
import { pathOf } from './requestLog.ts'

/** The build puts a hash of its content into the name of every asset. */
const HASHED = 'public, max-age=31536000, immutable'
/** Kept, but asked about every time: it names the assets of the version that is current. */
const ALWAYS_ASK = 'no-cache'

/** What programs ask for; and a name that ends like a file's. */
const NEVER_A_PAGE =
  /^\/(trpc|art|social|sitemaps|files|upload|assets|health|metrics)(\/|$)|\.[a-z]\w*$/i

/** Serves the built web app: its files, and its pages, which are the one index with what each is written into it. */
export const webApp = fp<PageDeps>(async (app, deps) => {
  const { root } = deps
  const servePage = createPageServer(deps)
  await app.register(serveFiles, {
    root,
    index: false,
    // A route for each file: what is none goes to the handler below without a look at the disk.
    wildcard: false,
    cacheControl: false,
    // The build has compressed what does not change, better than could be done for each visitor.
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? HASHED : ALWAYS_ASK)
    },
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (isNavigation(request) && (await servePage(request, reply))) return reply
    return sendNotFound(reply)
  })
})

/** Whether somebody opens a page, rather than a program asking for a file that is not there. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = pathOf(url)
  if (NEVER_A_PAGE.test(path)) return false
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

/** Tells a program that there is nothing; people are shown the page of the web app. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ statusCode: 404, message: 'Not found' })
}
