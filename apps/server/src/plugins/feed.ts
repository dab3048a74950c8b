import { createHash } from 'node:crypto'
import { findResults } from '@hearth/backend/search/data.ts'
import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import { RESULTS_PER_PAGE } from '@hearth/core/search/contract.ts'
import { criteriaFromParams } from '@hearth/core/search/urlCodec.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { atomFeed, feedChangedAt } from '../atomFeed.ts'
import { siteAddress } from '../siteAddress.ts'

interface Options {
  db: Database
  gazetteer: Gazetteer
  publicUrl: string | undefined
}

/** As long as the results page takes what it has for new. */
const FIVE_MINUTES = 'public, max-age=300'

/**
 * `/feed.atom`: the homes of a search, the last listed first, by the parameters of the results page. Programs
 * ask for it all day, so what they fetch counts as shown to nobody.
 */
export async function feed(
  app: FastifyInstance,
  { db, gazetteer, publicUrl }: Options,
): Promise<void> {
  app.get('/feed.atom', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://feed')
    const criteria = criteriaFromParams(Object.fromEntries(searchParams))
    const search = { criteria, sort: 'newest' as const, limit: RESULTS_PER_PAGE }
    const { items } = await findResults(db, gazetteer, search)
    const atom = atomFeed(siteAddress(publicUrl, request), criteria, items)
    const validators = {
      etag: `"${createHash('sha1').update(atom).digest('base64url')}"`,
      'last-modified': feedChangedAt(items).toUTCString(),
    }
    reply.headers({ ...validators, 'cache-control': FIVE_MINUTES })
    if (fresh(request.headers, validators)) return reply.code(304).send()
    return reply.type('application/atom+xml; charset=utf-8').send(atom)
  })
}
