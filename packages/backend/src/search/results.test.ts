import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { type SearchCriteria, SORTS, type Sort } from '@hearth/core/search/contract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as bruteForce from '../testing/bruteForce.ts'
import { type Caller, testCaller } from '../testing/caller.ts'
import { criteria } from '../testing/criteria.ts'
import { listings, storeListings } from '../testing/listings.ts'
import { TEST_PLACES } from '../testing/places.ts'
import { findResults } from './data.ts'

const LISTINGS = 3000
const gazetteer = createGazetteer(TEST_PLACES)
const db = await testDatabase()
const rows: bruteForce.Row[] = []
let caller: Caller

beforeAll(async () => {
  caller = testCaller(db, { gazetteer })
  const stored = await storeListings(db, listings(LISTINGS, 20261120))
  // PostgreSQL keeps microseconds, and a page may end between two of them.
  await db.sql`update properties set created_at = created_at + id % 3 * interval '1 microsecond'`
  rows.push(
    ...stored.map((row) => ({ ...row, micros: row.createdAt.getTime() * 1000 + (row.id % 3) })),
  )
}, 60_000)
afterAll(db.close)

/** The ids of every page, one after the other. */
async function readToTheEnd(
  readPage: (cursor: string | null) => ReturnType<Caller['search']['results']>,
): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor)
    ids.push(...page.items.map((item) => item.id))
    cursor = page.nextCursor
  } while (cursor !== null)
  return ids
}

const searches = fc.record({
  wishes: criteria,
  sort: fc.constantFrom(...SORTS),
  limit: fc.constantFrom(7, 24, 24, 100, 100, 100, 100, 100),
})

test('the homes made up for these tests match and do not match in many ways', () => {
  const totals = fc
    .sample(criteria, { numRuns: 200, seed: 1 })
    .map((wishes) => bruteForce.search(rows, wishes, 'newest').length)
  expect(totals.filter((total) => total === 0).length).toBeGreaterThan(8)
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(80)
  expect(totals.filter((total) => total > 24).length).toBeGreaterThan(20)
})

test('1,000 searches find what a plain filter over all homes finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(searches, async ({ wishes, sort, limit }) => {
      const expected = bruteForce.search(rows, wishes, sort)
      let total = -1
      const found = await readToTheEnd(async (cursor) => {
        const page = await caller.search.results({ criteria: wishes, sort, limit, cursor })
        total = page.total
        return page
      })
      expect(found).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
    { numRuns: 1000 },
  )
}, 240_000)

test('a search with more matches than are counted finds the same, read in its order', async () => {
  const cap = 10
  const find = (wishes: SearchCriteria, sort: Sort, limit: number, cursor: string | null) =>
    findResults(db, gazetteer, { criteria: wishes, sort, limit, cursor }, cap)
  await fc.assert(
    fc.asyncProperty(searches, async ({ wishes, sort, limit }) => {
      const expected = bruteForce.search(rows, wishes, sort)
      const first = await find(wishes, sort, limit, null)
      expect(first.totalIsCapped).toBe(expected.length > cap)
      expect(first.total).toBe(Math.min(expected.length, cap))
      expect(await readToTheEnd((cursor) => find(wishes, sort, limit, cursor))).toEqual(expected)
    }),
    { numRuns: 250 },
  )
}, 240_000)
