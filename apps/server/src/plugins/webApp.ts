import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { pathOf } from './requestLog.ts'

const INDEX = 'index.html'
/** The build puts a hash of its content into the name of every asset. */
const HASHED = 'public, max-age=31536000, immutable'
/** Kept, but asked about every time: it names the assets of the version that is current. */
const ALWAYS_ASK = 'no-cache'

const NEVER_A_PAGE = /^\/(trpc|art|assets|health)(\/|$)/

/** Serves the built web app; its pages have addresses of their own, which are all the one index. */
export const webApp = fp<{ root: string }>(async (app, { root }) => {
  const isBuilt = existsSync(join(root, INDEX))
  await app.register(serveFiles, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? HASHED : ALWAYS_ASK)
    },
  })

  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isNavigation(request)) return reply.sendFile(INDEX)
    return reply.code(404).send({ statusCode: 404, message: 'Not found' })
  })
})

/** Whether somebody opens a page, rather than a program asking for a file that is not there. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = pathOf(url)
  if (NEVER_A_PAGE.test(path) || extname(path) !== '') return false
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}
