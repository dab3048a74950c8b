// Measures what counting the homes of a page of results costs, beside finding them.
// pnpm bench:figures [listings], 20,000 unless told.
import { collectFigures } from '@hearth/backend/figure/collect.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { loadGazetteer } from '@hearth/db/gazetteer/load.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import { benchCaller } from './caller.ts'
import { loadMarket } from './market.ts'
import { mixedSearches } from './searches.ts'
import { timeSideBySide } from './timing.ts'
import { step, withDatabase } from './withDatabase.ts'

const LISTINGS = Number(process.argv[2] ?? 20_000)
const SEARCHES = 300
/** Pages of 24 homes in a second, of a busy server. */
const PAGES = 1000
const LOG = { info: () => undefined, warn: console.warn, error: console.error }

async function measure(db: Database): Promise<void> {
  await loadGazetteer(db)
  const places = await readPlaces(db)
  const gazetteer = createGazetteer(places)
  step(`making ${LISTINGS.toLocaleString('en-GB')} listings`)
  await loadMarket(db, places, LISTINGS)
  const figures = collectFigures(db, LOG, 3_600_000)
  const caller = benchCaller({ db, gazetteer })
  const ids = (nth: number) => Array.from({ length: 24 }, (_, i) => 1 + ((nth * 24 + i) % LISTINGS))
  const now = new Date()

  step(`${SEARCHES} searches, and counting as many homes as they show`)
  const { finding, counting } = await timeSideBySide(mixedSearches(places, SEARCHES), {
    finding: (criteria) => caller.search.results({ criteria }),
    counting: (_, nth) =>
      figures.count({ kind: 'impressions', propertyIds: ids(nth), at: now, viewer: null }),
  })
  await figures.end()

  const busy = collectFigures(db, LOG, 3_600_000)
  const before = process.cpuUsage()
  for (let page = 0; page < PAGES; page += 1) {
    busy.count({ kind: 'impressions', propertyIds: ids(page), at: now, viewer: null })
  }
  const { user, system } = process.cpuUsage(before)
  const started = performance.now()
  await busy.end()
  const stored = performance.now() - started

  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  console.table({
    'counting a page, of finding it (p50)': percent(counting.p50 / finding.p50),
    '1,000 pages a second, of one core': percent((user + system) / 1e6),
    'storing what a second counted, ms': stored.toFixed(0),
  })
}

await withDatabase(measure)
