import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Figures } from '@hearth/core/figure/contract.ts'
import { propertyFigures } from '@hearth/db/schema/figure.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { storeViewing } from '../testing/viewings.ts'
import { collectFigures } from './collect.ts'

const db = await testDatabase()
afterAll(db.close)

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const NOW = new Date('2026-11-20T12:00:00Z')
const NONE: Figures = { impressions: 0, pageViews: 0, saves: 0, enquiries: 0, viewings: 0 }
const log = { info: () => undefined, warn: () => undefined, error: () => expect.unreachable() }

let agent: Actor
let agentId: AgentId
let home: number
beforeEach(async () => {
  await db.reset()
  ;({ actor: agent, agentId } = await storeAgent(db, 'finch@example.com'))
  home = await storeHome(db, agentId)
})

/** Does something as somebody with a browser, and answers what was counted of the home. */
async function counted(
  act: (caller: ReturnType<typeof testCaller>) => Promise<unknown>,
  { actor = null as Actor | null, userAgent = BROWSER } = {},
) {
  const figures = collectFigures(db, log)
  await act(testCaller(db, { figures, actor, userAgent, now: NOW }))
  await figures.end()
  const [row] = await db.drizzle
    .select()
    .from(propertyFigures)
    .where(eq(propertyFigures.propertyId, home))
  return [row?.impressions ?? 0, row?.pageViews ?? 0, row?.saves ?? 0]
}

describe('what is counted', () => {
  test('a home in results', async () => {
    expect(await counted((c) => c.search.results({ criteria: {} }))).toEqual([1, 0, 0])
  })

  test('a page that is shown, and not one that is only asked for', async () => {
    expect(await counted((c) => c.property.byId({ id: home }))).toEqual([0, 0, 0])
    const show = () => counted((c) => c.figure.count({ propertyId: home, kind: 'pageViews' }))
    await show()
    expect(await show()).toEqual([0, 2, 0])
  })

  test('a visitor’s heart', async () => {
    const heart = counted((c) => c.figure.count({ propertyId: home, kind: 'saves' }))
    expect(await heart).toEqual([0, 0, 1])
  })

  test('a member’s heart when it is put on, once, and not when it was kept before signing in', async () => {
    const ada = await storeUser(db, 'ada@example.com')
    const as = { actor: ada }
    const put = (saved: boolean) => (c: ReturnType<typeof testCaller>) =>
      c.saved.toggleProperty({ propertyId: home, saved })
    await counted(put(true), as)
    await counted(put(true), as)
    expect(await counted((c) => c.figure.count({ propertyId: home, kind: 'saves' }), as)).toEqual([
      ...[0, 0, 1],
    ])
    await counted(put(false), as)
    await counted((c) => c.saved.mergeProperties({ propertyIds: [home] }), as)
    expect(await counted(put(true), as)).toEqual([0, 0, 1])
  })

  test.each([
    ['', 'a program that says nothing of itself'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'a crawler'],
    ['curl/8.5.0', 'a script'],
    [BROWSER.replace('Chrome/', 'HeadlessChrome/'), 'a browser without a screen'],
  ])('nothing that %j does: %s', async (userAgent) => {
    const act = async (c: ReturnType<typeof testCaller>) => {
      await c.search.results({ criteria: {} })
      await c.figure.count({ propertyId: home, kind: 'pageViews' })
      await c.figure.count({ propertyId: home, kind: 'saves' })
    }
    expect(await counted(act, { userAgent })).toEqual([0, 0, 0])
  })

  test('nothing that its own agent does', async () => {
    const act = async (c: ReturnType<typeof testCaller>) => {
      await c.search.results({ criteria: {} })
      await c.figure.count({ propertyId: home, kind: 'pageViews' })
    }
    expect(await counted(act, { actor: agent })).toEqual([0, 0, 0])
  })

  test('answers wait for nothing: a database that is gone keeps nobody', async () => {
    const figures = collectFigures(db, log)
    const caller = testCaller(db, { figures, userAgent: BROWSER })
    await db.sql`alter table property_figures rename to away`
    expect((await caller.search.results({ criteria: {} })).total).toBe(1)
    await db.sql`alter table away rename to property_figures`
    await figures.end()
  })
})

const ofHome = () =>
  testCaller(db, { actor: agent, now: NOW }).agent.figures.ofProperty({ propertyId: home })
const listed = (at: string) =>
  db.drizzle
    .update(properties)
    .set({ createdAt: new Date(at) })
    .where(eq(properties.id, home))

describe('the figures of a home', () => {
  test('are of thirty days, today the last, beside the thirty before', async () => {
    await listed('2026-01-01T12:00:00Z')
    const day = (day: string, impressions: number) => ({ propertyId: home, day, impressions })
    await db.drizzle
      .insert(propertyFigures)
      .values([
        day('2026-09-21', 1),
        day('2026-09-22', 10),
        day('2026-10-21', 100),
        day('2026-10-22', 1000),
        day('2026-11-20', 10_000),
        day('2026-11-21', 100_000),
      ])
    const { property, days, sums, before } = await ofHome()
    expect(property).toEqual({
      ...{ id: home, title: 'A house by the wall', address: '1 Rose Lane, York' },
      ...{ isPublic: true, hasPage: true },
    })
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-22', '2026-11-20'])
    expect(sums).toEqual({ ...NONE, impressions: 11_000 })
    expect(before).toEqual({ ...NONE, impressions: 110 })
  })

  test('count who wrote for the first time, and viewings when they were asked for', async () => {
    await listed('2026-10-01T12:00:00Z')
    const ada = await storeUser(db, 'ada@example.com')
    const wrote = (at: string, change: Partial<typeof messages.$inferInsert> = {}) => ({
      ...{ propertyId: home, name: 'Gwen', email: 'gwen@example.com', phone: '020 7946 0102' },
      ...{ text: 'May I see it?', createdAt: new Date(at) },
      ...change,
    })
    await db.drizzle.insert(messages).values([
      wrote('2026-10-10T12:00:00Z', { email: 'old@example.com' }),
      wrote('2026-11-19T12:00:00Z', { email: 'old@example.com' }),
      // The last minutes of a summer day in London, and the first of the next.
      wrote('2026-10-24T22:59:00Z', { userId: ada.userId }),
      wrote('2026-10-24T23:00:00Z'),
      wrote('2026-10-24T23:30:00Z', { isAgentReply: true }),
      wrote('2026-11-19T12:00:00Z', { userId: ada.userId, email: 'ada@elsewhere.example' }),
    ])
    const asked = (at: string) =>
      storeViewing(
        db,
        home,
        { email: 'gwen@example.com', name: 'Gwen' },
        { createdAt: new Date(at) },
      )
    await asked('2026-10-25T23:59:00Z')
    await asked('2026-10-26T00:00:00Z')
    const { days, sums, before } = await ofHome()
    const on = (wanted: string) => {
      const found = days.find(({ day }) => day === wanted)
      return [found?.enquiries, found?.viewings]
    }
    expect(on('2026-10-24')).toEqual([1, 0])
    expect(on('2026-10-25')).toEqual([1, 1])
    expect(on('2026-10-26')).toEqual([0, 1])
    expect(sums).toEqual({ ...NONE, enquiries: 2, viewings: 2 })
    expect(before).toBeNull()
  })

  test('leave out what its own agent asked, and not what guests and members did', async () => {
    const ada = await storeUser(db, 'ada@example.com')
    for (const userId of [agent.userId, ada.userId, undefined]) {
      const seeker = { name: 'Somebody', email: `${userId}@example.com`, ...(userId && { userId }) }
      await storeViewing(db, home, seeker, { createdAt: NOW })
      const about = { ...seeker, propertyId: home, phone: '020 7946 0102', text: 'Hello' }
      await db.drizzle.insert(messages).values({ ...about, createdAt: NOW })
    }
    expect((await ofHome()).sums).toEqual({ ...NONE, enquiries: 2, viewings: 2 })
  })

  test('of one that is withdrawn are still told, and that it has no page', async () => {
    await db.drizzle.update(properties).set({ withdrawnAt: NOW })
    expect((await ofHome()).property).toMatchObject({ isPublic: false, hasPage: false })
  })
})
