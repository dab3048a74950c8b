// Measures what a robot that takes the whole sitemap costs.
// pnpm bench:sitemaps [listings], 120,000 unless told.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  HOMES_PER_FILE,
  readSitemapFiles,
  readSitemapHomes,
} from '@hearth/backend/property/sitemap.ts'
import type { Database } from '@hearth/db/client.ts'
import { urlSet } from '@hearth/server/sitemapXml.ts'
import { step, withDatabase } from './withDatabase.ts'

const LISTINGS = Number(process.argv[2] ?? 120_000)
const MEGABYTE = 1024 * 1024

async function measure(db: Database): Promise<void> {
  step(`making ${LISTINGS.toLocaleString('en-GB')} listings`)
  await db.sql`
    insert into properties (listing_type, property_type, beds, baths, address)
    select 'sale', 'house', 3, 1, nth || ' Rose Lane, York' from generate_series(1, ${LISTINGS}::int) nth`
  await db.sql`
    insert into property_details (property_id, title, images)
    select id, 'A house', array['/art/front/terraced-3-1-900-' || id || '-1.svg'] from properties`

  step('the index')
  const started = performance.now()
  const files = await readSitemapFiles(db, HOMES_PER_FILE)
  const index = performance.now() - started

  const before = process.memoryUsage().rss
  let most = before
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (const { nth } of files) {
    const begun = performance.now()
    let bytes = 0
    let urls = 0
    for await (const part of urlSet(homesOf(db, nth))) {
      bytes += part.length
      urls += part.split('<url>').length - 1
      most = Math.max(most, process.memoryUsage().rss)
    }
    const ms = Math.round(performance.now() - begun)
    step(`homes-${nth}.xml: ${urls} homes, ${(bytes / MEGABYTE).toFixed(1)} MB in ${ms} ms`)
  }
  delay.disable()
  console.table({
    'the index, ms': index.toFixed(0),
    'memory more than before, MB': ((most - before) / MEGABYTE).toFixed(0),
    'the longest that others waited, ms': (delay.max / 1e6).toFixed(0),
  })
}

async function* homesOf(db: Database, nth: number) {
  for await (const homes of readSitemapHomes(db, nth, HOMES_PER_FILE)) {
    yield homes.map(({ id, image, lastModified }) => ({
      address: `https://hearth.example/property/${id}`,
      lastModified,
      image: image && `https://hearth.example${image}`,
    }))
  }
}

await withDatabase(measure)
