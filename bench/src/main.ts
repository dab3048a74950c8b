// Measures the search and the interpreter; the figures of the README come from here.
// pnpm bench [listings], 100,000 unless told.
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { interpretInput } from '@hearth/core/search/contract.ts'
import { interpret } from '@hearth/core/search/interpret/interpret.ts'
import type { Database } from '@hearth/db/client.ts'
import { loadGazetteer } from '@hearth/db/gazetteer/load.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import { benchCaller } from './caller.ts'
import { loadMarket } from './market.ts'
import { PHRASES } from './phrases.ts'
import { buildPredecessor, searchAsPredecessor } from './predecessor.ts'
import { mixedSearches } from './searches.ts'
import { recordStatements, sendStatement } from './statements.ts'
import { type Timing, timeSideBySide } from './timing.ts'
import { step, withDatabase } from './withDatabase.ts'

const LISTINGS = Number(process.argv[2] ?? 100_000)
const SEARCHES = 300
const READINGS = 50

async function measure(db: Database, url: string): Promise<void> {
  step('reading the gazetteer')
  await loadGazetteer(db)
  const places = await readPlaces(db)
  const gazetteer = createGazetteer(places)
  step(`making ${LISTINGS.toLocaleString('en-GB')} listings`)
  await loadMarket(db, places, LISTINGS)
  step("building the predecessor's table from the same listings")
  await buildPredecessor(db)

  const caller = benchCaller({ db, gazetteer })
  const searches = mixedSearches(places, SEARCHES)
  step(`${SEARCHES} searches, each of them three ways`)
  const statements = await recordStatements(db, url, searches, (recording, criteria) =>
    benchCaller({ db: recording, gazetteer }).search.results({ criteria }),
  )
  const finding = await timeSideBySide(searches, {
    ours: (criteria) => caller.search.results({ criteria }),
    straight: async (_, nth) => {
      for (const statement of statements[nth] ?? []) await sendStatement(db, statement)
    },
    predecessor: (criteria) => searchAsPredecessor(db, criteria),
  })
  step(`${PHRASES.length} phrases through the interpreter, ${READINGS} times`)
  const inputs = PHRASES.map((query) => interpretInput.parse({ query }))
  const { reading } = await timeSideBySide(Array.from({ length: READINGS }, () => inputs).flat(), {
    reading: (input) => interpret(input, gazetteer),
  })
  report({ ...finding, reading })
}

function report(timings: Record<'ours' | 'straight' | 'predecessor' | 'reading', Timing>): void {
  const { ours, straight, predecessor, reading } = timings
  const row = ({ p50, p99 }: Timing) => ({
    'p50 ms': p50.toFixed(2),
    'p99 ms': p99.toFixed(2),
    'p50 × ours': (p50 / ours.p50).toFixed(2),
    'p99 × ours': (p99 / ours.p99).toFixed(2),
  })
  console.log(`\nMixed search over ${LISTINGS.toLocaleString('en-GB')} listings, one client, warm`)
  console.table({
    'Hearth, through tRPC': row(ours),
    'the same SQL, straight to PostgreSQL': row(straight),
    "the predecessor's query": row(predecessor),
  })
  console.log('Reading a phrase')
  console.table({
    "Hearth's interpreter": { 'p50 ms': reading.p50.toFixed(3), 'p99 ms': reading.p99.toFixed(3) },
  })
}

await withDatabase(measure)
