import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { SORTS } from '@hearth/core/search/contract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testCaller } from '../testing/caller.ts'
import { listing, storeListings } from '../testing/listings.ts'
import { TEST_PLACES } from '../testing/places.ts'
import { readCursor, writeCursor } from './cursor.ts'

const db = await testDatabase()
const caller = testCaller(db, { gazetteer: createGazetteer(TEST_PLACES) })
beforeEach(db.reset)
afterAll(db.close)

const found = listing.map((row) => ({
  ...row,
  listingType: 'sale' as const,
  status: 'available' as const,
  withdrawnAt: null,
}))

describe('reading page by page while homes are added', () => {
  const run = fc.record({
    sort: fc.constantFrom(...SORTS),
    location: fc.constantFrom(undefined, 'London', 'London; Leith; Lerwick', 'Lane'),
    limit: fc.integer({ min: 1, max: 9 }),
    atFirst: fc.array(found, { minLength: 1, maxLength: 40 }),
    arriving: fc.array(fc.array(found, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
  })

  test('no home comes twice, and none that was there at first is missed', async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ sort, location, limit, atFirst, arriving }) => {
        await db.reset()
        const criteria = location === undefined ? {} : { location }
        await storeListings(db, atFirst)
        const everything = await caller.search.results({ criteria, sort, limit: 100 })
        const read: number[] = []
        let pages = 0
        let cursor: string | null = null
        do {
          const page: Awaited<ReturnType<typeof caller.search.results>> =
            await caller.search.results({ criteria, sort, limit, cursor })
          read.push(...page.items.map((item) => item.id))
          cursor = page.nextCursor
          await storeListings(db, arriving[pages] ?? [])
          pages += 1
        } while (cursor !== null)
        expect(new Set(read).size).toBe(read.length)
        expect(read).toEqual(expect.arrayContaining(everything.items.map((item) => item.id)))
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})

describe('a cursor', () => {
  test('reads back as it was written', () => {
    for (const sort of SORTS) {
      const position = { key: '1234567', id: 89 }
      expect(readCursor(sort, writeCursor(sort, position))).toEqual(position)
    }
  })

  test('belongs to its order', async () => {
    const cursor = writeCursor('priceAsc', { key: '100', id: 1 })
    await expect(
      caller.search.results({ criteria: {}, sort: 'newest', cursor }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { code: 'cursorInvalid' } })
  })

  test.each([
    'nonsense',
    'e30',
    Buffer.from('[1,"newest","1; drop table properties",1]').toString('base64url'),
    Buffer.from('[1,"newest","99999999999999999999",1]').toString('base64url'),
    Buffer.from('[1,"newest","1",99999999999]').toString('base64url'),
    Buffer.from('[2,"newest","1",1]').toString('base64url'),
    Buffer.from('[1,"newest","NaN",1]').toString('base64url'),
    Buffer.from('[1,"newest","-1",1,2]').toString('base64url'),
  ])('%s is refused', async (cursor) => {
    await expect(caller.search.results({ criteria: {}, cursor })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { code: 'cursorInvalid' },
    })
  })

  test('whatever is sent as one, the answer is a page or a refusal', async () => {
    const anyCursor = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .tuple(
          fc.constant(1),
          fc.constantFrom(...SORTS),
          fc.string({ unit: fc.constantFrom(...'-0129.e') }),
          fc.nat(),
        )
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(anyCursor, fc.constantFrom(...SORTS), async (cursor, sort) => {
        const outcome = await caller.search
          .results({ criteria: { location: 'London' }, sort, cursor })
          .then(
            () => 'page',
            (error) => error.cause?.code,
          )
        expect(['page', 'cursorInvalid']).toContain(outcome)
      }),
      { numRuns: 300 },
    )
  }, 30_000)
})
