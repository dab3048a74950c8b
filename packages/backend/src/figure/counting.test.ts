import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import type { CountedKind } from '@hearth/core/figure/contract.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { propertyFigures } from '@hearth/db/schema/figure.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { storeHome } from '../testing/homes.ts'
import { collectFigures } from './collect.ts'
import { addFigures } from './mutations.ts'
import { type Count, createTally } from './tally.ts'

const db = await testDatabase({ max: 4 })
afterAll(db.close)

const NOON = new Date('2026-06-01T12:00:00Z')
/** Longer than any test: what is stored is stored at the end. */
const NEVER = 3_600_000
const log = { info: () => undefined, warn: () => undefined, error: () => expect.unreachable() }

let homes: number[]
let agent: { userId: UserId; agentId: AgentId }
beforeEach(async () => {
  await db.reset()
  const { actor, agentId } = await storeAgent(db, 'finch@example.com')
  agent = { userId: actor.userId, agentId }
  homes = [await storeHome(db, agentId), await storeHome(db, agentId), await storeHome(db, null)]
})

const rows = async () =>
  (
    await db.drizzle
      .select()
      .from(propertyFigures)
      .orderBy(propertyFigures.propertyId, propertyFigures.day)
  ).map(({ propertyId, day, impressions, pageViews, saves }) => [
    ...[propertyId, day, impressions, pageViews, saves],
  ])
const happen = (
  kind: CountedKind,
  propertyIds: number[],
  at = NOON,
  viewer: UserId | null = null,
) => ({
  ...{ kind, propertyIds, at, viewer },
})

test('what happens is stored by home and day, at the end at the latest', async () => {
  const figures = collectFigures(db, log, NEVER)
  const [one = 0, two = 0] = homes
  figures.count(happen('impressions', [one, two]))
  figures.count(happen('impressions', [one]))
  figures.count(happen('pageViews', [two]))
  figures.count(happen('saves', [two]))
  figures.count(happen('pageViews', [two], new Date('2026-06-02T12:00:00Z')))
  expect(await rows()).toEqual([])
  await figures.end()
  expect(await rows()).toEqual([
    [one, '2026-06-01', 2, 0, 0],
    [two, '2026-06-01', 1, 1, 1],
    [two, '2026-06-02', 0, 1, 0],
  ])
})

test('it is stored every now and then', async () => {
  const figures = collectFigures(db, log, 20)
  figures.count(happen('pageViews', homes.slice(0, 1)))
  await expect.poll(rows).toEqual([[homes[0], '2026-06-01', 0, 1, 0]])
  await figures.end()
})

// Clocks go forward on 29 March 2026 and back on 25 October 2026, each at 01:00 UTC.
test.each([
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T00:00:00Z', '2026-03-29'],
  ['2026-03-29T22:59:59Z', '2026-03-29'],
  ['2026-03-29T23:00:00Z', '2026-03-30'],
  ['2026-10-24T23:00:00Z', '2026-10-25'],
  ['2026-10-25T23:59:59Z', '2026-10-25'],
  ['2026-10-26T00:00:00Z', '2026-10-26'],
])('what happens at %s belongs to %s in London', async (instant, day) => {
  const figures = collectFigures(db, log, NEVER)
  figures.count(happen('pageViews', homes.slice(0, 1), new Date(instant)))
  await figures.end()
  expect(await rows()).toEqual([[homes[0], day, 0, 1, 0]])
})

test('an agent’s own visits are left out, and those to homes of others are not', async () => {
  const figures = collectFigures(db, log, NEVER)
  figures.count(happen('impressions', homes, NOON, agent.userId))
  figures.count(happen('pageViews', homes.slice(0, 1), NOON, null))
  await figures.end()
  expect(await rows()).toEqual([
    [homes[0], '2026-06-01', 0, 1, 0],
    [homes[2], '2026-06-01', 1, 0, 0],
  ])
})

test('a home that nobody has, and an agent who left it, stop nothing', async () => {
  await db.drizzle.update(agents).set({ userId: null })
  const figures = collectFigures(db, log, NEVER)
  figures.count(happen('saves', [2_000_000_000, homes[0] ?? 0], NOON, agent.userId))
  await figures.end()
  expect(await rows()).toEqual([[homes[0], '2026-06-01', 0, 0, 1]])
})

test('two servers add to the same rows, many times at once, and nothing is lost', async () => {
  const other = createDatabase(db.url, { max: 4 })
  const counts = (order: 1 | -1): Count[] =>
    homes
      .toSorted((a, b) => order * (a - b))
      .flatMap((propertyId) =>
        (['impressions', 'saves'] as const).map((kind) => ({
          ...{ propertyId, kind, day: '2026-06-01', viewer: null, times: 3 },
        })),
      )
  await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      addFigures(nth % 2 ? db : other, counts(nth % 2 ? 1 : -1)),
    ),
  )
  expect(await rows()).toEqual(homes.map((id) => [id, '2026-06-01', 120, 0, 120]))
  await other.close()
})

test('what happens while it is stored is not lost', async () => {
  const figures = collectFigures(db, log, 1)
  for (let nth = 0; nth < 200; nth += 1) {
    figures.count(happen('impressions', homes))
    if (nth % 10 === 0) await sleep(1)
  }
  await figures.end()
  expect(await rows()).toEqual(homes.map((id) => [id, '2026-06-01', 200, 0, 0]))
})

test('a database that fails is asked again with what came since', async () => {
  const warned: unknown[] = []
  await db.sql`alter table property_figures rename to away`
  const figures = collectFigures(db, { ...log, warn: (fields) => warned.push(fields) }, 20)
  figures.count(happen('impressions', homes))
  await expect.poll(() => warned.length).toBeGreaterThan(1)
  figures.count(happen('impressions', homes))
  await db.sql`alter table away rename to property_figures`
  await expect.poll(rows).toEqual(homes.map((id) => [id, '2026-06-01', 2, 0, 0]))
  expect(warned[0]).toMatchObject({ counts: 3, lost: 0 })
  await figures.end()
})

test('memory is limited: what there is no room for is not kept, and what is there goes on', () => {
  const tally = createTally(2)
  const count = (propertyId: number): Count => ({
    ...{ propertyId, day: '2026-06-01', viewer: null, kind: 'saves', times: 1 },
  })
  expect([1, 2, 3, 1].map((id) => tally.add(count(id)))).toEqual([true, true, false, true])
  expect(tally.take().map(({ propertyId, times }) => [propertyId, times])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(tally.take()).toEqual([])
})
