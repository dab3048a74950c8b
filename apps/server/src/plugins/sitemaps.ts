import { Readable } from 'node:stream'
import {
  hasSitemapHomes,
  readSitemapFiles,
  readSitemapHomes,
  type SitemapHome,
} from '@hearth/backend/property/sitemap.ts'
import { busiestPlaces } from '@hearth/backend/search/busiestPlaces.ts'
import { propertyPath } from '@hearth/core/page/propertyHead.ts'
import { sitePages } from '@hearth/core/page/sitePages.ts'
import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { siteAddress } from '../siteAddress.ts'
import { type Located, sitemapIndex, urlSet } from '../sitemapXml.ts'
import { sendNotFound } from './webApp.ts'

interface Options {
  db: Database
  gazetteer: Gazetteer
  publicUrl: string | undefined
  /** How many ids of homes one file is for. */
  homesPerFile: number
}

const PLACES = 24
const HOMES_FILE = /^homes-([1-9]\d{0,5})\.xml$/

/**
 * `/sitemap.xml` names the files below `/sitemaps/`: one of pages, and those of homes, a range of ids each.
 * Homes are written as they are read, so that a file of fifty thousand is never in memory as a whole.
 */
export async function sitemaps(app: FastifyInstance, options: Options): Promise<void> {
  const { db, gazetteer, publicUrl, homesPerFile } = options

  app.get('/sitemap.xml', async (request, reply) => {
    const below = `${siteAddress(publicUrl, request)}/sitemaps`
    const files = await readSitemapFiles(db, homesPerFile)
    return asXml(reply).send(
      sitemapIndex([
        { address: `${below}/pages.xml` },
        ...files.map(({ nth, lastModified }) => ({
          address: `${below}/homes-${nth}.xml`,
          lastModified,
        })),
      ]),
    )
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const site = siteAddress(publicUrl, request)
    const pages = sitePages(await busiestPlaces(db, gazetteer, PLACES))
    const located = pages.map(({ path, ...page }) => ({ ...page, address: site + path }))
    return asXml(reply).send(Readable.from(urlSet([located])))
  })

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, nth] = HOMES_FILE.exec(request.params.name) ?? []
    const hasHomes = nth !== undefined && (await hasSitemapHomes(db, Number(nth), homesPerFile))
    if (!hasHomes) return sendNotFound(reply)
    const homes = readSitemapHomes(db, Number(nth), homesPerFile)
    const site = siteAddress(publicUrl, request)
    return asXml(reply).send(Readable.from(urlSet(locateHomes(site, homes))))
  })
}

async function* locateHomes(
  site: string,
  reads: AsyncIterable<readonly SitemapHome[]>,
): AsyncGenerator<Located[]> {
  for await (const homes of reads) {
    yield homes.map(({ id, image, lastModified }) => ({
      address: site + propertyPath(id),
      lastModified,
      image: image && new URL(image, site).href,
    }))
  }
}

const asXml = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
