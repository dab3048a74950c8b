// Measures what a page costs that comes with its head and its first answers, beside one that comes bare and asks.
// pnpm bench:pages [listings], 20,000 unless told. The web app must be built: npm start does so.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorage } from '@hearth/adapters/storage/openStorage.ts'
import { readConfig } from '@hearth/config/config.ts'
import { createLogger } from '@hearth/config/logger.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { loadGazetteer } from '@hearth/db/gazetteer/load.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import { buildApp } from '@hearth/server/app.ts'
import { settingsOf } from '@hearth/server/settings.ts'
import { loadMarket } from './market.ts'
import { timeSideBySide } from './timing.ts'
import { step, withDatabase } from './withDatabase.ts'

const LISTINGS = Number(process.argv[2] ?? 20_000)
const VISITS = 400
const BARE = '/index.html'

async function measure(db: Database): Promise<void> {
  await loadGazetteer(db)
  const places = await readPlaces(db)
  step(`making ${LISTINGS.toLocaleString('en-GB')} listings`)
  await loadMarket(db, places, LISTINGS)
  const app = await buildApp({
    db,
    gazetteer: createGazetteer(places),
    languageModel: null,
    geocoder: null,
    settings: settingsOf(readConfig({})),
    logger: createLogger('error'),
    storage: await openStorage({ folder: join(tmpdir(), 'hearth-bench-files') }),
    limits: { requestsPerMinute: 1_000_000 },
    webRoot: fileURLToPath(new URL('../../apps/web/dist', import.meta.url)),
  })
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  }

  step(`${VISITS} visits to a listing and to a search, each of them three ways`)
  const ids = Array.from({ length: VISITS }, (_, nth) => 1 + ((nth * 37) % LISTINGS))
  const listing = await timeSideBySide(ids, {
    bare: () => get(BARE),
    asking: async (id) => {
      await get(BARE)
      await get(batch(listingQuestions(id)))
    },
    written: (id) => get(`/property/${id}`),
  })
  const towns = places.filter(({ kind }) => kind === 'town').slice(0, VISITS)
  const search = await timeSideBySide(towns, {
    bare: () => get(BARE),
    asking: async ({ name }) => {
      await get(BARE)
      await get(batch([['search.results', { criteria: { location: name } }]]))
    },
    written: ({ name }) => get(`/properties?location=${encodeURIComponent(name)}`),
  })
  report('a listing', listing)
  report('a search', search)
  await app.close()
}

type Question = [procedure: string, input: unknown]

const listingQuestions = (id: number): Question[] => [
  ['property.byId', { id }],
  ['property.similar', { id }],
  ['amenity.forProperty', { propertyId: id }],
  ['property.formattedDescription', { id }],
]

/** As the web app asks several at once. */
function batch(questions: readonly Question[]): string {
  const input = JSON.stringify(Object.fromEntries(questions.map(([, asked], nth) => [nth, asked])))
  return `/trpc/${questions.map(([name]) => name).join(',')}?batch=1&input=${encodeURIComponent(input)}`
}

type Timings = Awaited<ReturnType<typeof timeSideBySide<unknown, 'bare' | 'asking' | 'written'>>>

function report(page: string, { bare, asking, written }: Timings): void {
  console.log(`\nThe page of ${page}, of ${VISITS} visits, one at a time, warm`)
  const row = ({ p50, p99 }: Timings['bare']) => ({
    'p50 ms': p50.toFixed(2),
    'p99 ms': p99.toFixed(2),
    'p50 × asking': (p50 / asking.p50).toFixed(2),
    'p99 × asking': (p99 / asking.p99).toFixed(2),
  })
  console.table({
    'the index alone': row(bare),
    'the index, and then what it asks': row(asking),
    'with head and answers': row(written),
  })
}

await withDatabase(measure, 4)
