import { madeUpFile, madeUpRow, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { codeOf } from '../testing/accountWorld.ts'
import { testCaller } from '../testing/caller.ts'
import { importWorld } from '../testing/imports.ts'
import { MONDAY, NOW } from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'

const db = await testDatabase({ max: 6 })
afterAll(db.close)

let finch: Awaited<ReturnType<typeof storeAgent>>
let ada: Awaited<ReturnType<typeof storeUser>>
let world: ReturnType<typeof importWorld>
/** The ids of two homes that came by import. */
let homes: number[]
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
  ada = await storeUser(db, 'ada@example.com')
  world = importWorld(db, finch.agentId)
  await world.take(madeUpFile(madeUpRows(2)))
  const stored = await db.sql<{ id: number }[]>`select id from properties order by agent_ref`
  homes = stored.map(({ id }) => id)
  await db.sql`truncate jobs`
})

const GUEST = { name: 'Gwen', email: 'gwen@example.com' }
const WITHOUT_THE_SECOND = madeUpFile(madeUpRows(1))
const withdrawn = () => madeUpFile([madeUpRow(1), madeUpRow(2, { PUBLISHED_FLAG: '0' })])
const statuses = () => db.sql`select status, decline_reason as why from viewings order by id`
const CANCELLED = { status: 'cancelled', why: 'This home is no longer on the market.' }
const mailed = () => db.sql`
  select to_address as to, calendar ->> 'method' as calendar from emails order by id`
const TOLD = [
  { to: 'ada@example.com', calendar: null },
  { to: 'finch@example.com', calendar: 'CANCEL' },
  { to: 'gwen@example.com', calendar: 'CANCEL' },
]

async function storeTies(): Promise<number> {
  const [first = 0, second = 0] = homes
  const agreed = { status: 'confirmed' as const, startsAt: new Date('2026-11-23T10:00:00Z') }
  await storeViewing(db, first, ada)
  const asked = await storeViewing(db, second, ada)
  await storeViewing(db, second, GUEST, agreed)
  return asked
}

test.each([
  ['by its flag', () => withdrawn(), {}],
  ['because the file lacks it', () => WITHOUT_THE_SECOND, { withdrawsMissing: true }],
])(
  'a home that goes %s takes its viewings along, and tells the seekers',
  async (_, file, asked) => {
    await storeTies()
    await world.take(file(), { ...asked, mode: 'dryRun' })
    expect(await mailed()).toEqual([])
    await world.take(file(), asked)
    expect(await statuses()).toEqual([{ status: 'pending', why: null }, CANCELLED, CANCELLED])
    expect(await mailed()).toEqual(TOLD)
    // What is off the market already has nothing left to cancel.
    await world.take(file(), asked)
    expect(await mailed()).toEqual(TOLD)
  },
)

test.each([
  ['by its flag', () => withdrawn(), {}],
  ['because the file lacks it', () => WITHOUT_THE_SECOND, { withdrawsMissing: true }],
])(
  'a home that goes %s waits for whoever asks to see it, and cancels that too',
  async (_, file, asked) => {
    const begun = await world.start(file(), asked)
    const [, second = 0] = homes
    let importing: Promise<unknown> = Promise.resolve()
    await db.sql.begin(async (tx) => {
      await tx`select from properties where id = ${second} for key share`
      importing = world.run(begun.id)
      await expect.poll(countWaiting).toBe(1)
      await tx`
      insert into viewings (property_id, name, email, phone, date, times, fingerprint)
      values (${second}, 'Gwen', 'gwen@example.com', '020 7946 0102', ${MONDAY}, '{10:00}', 'sent')`
    })
    await importing
    expect(await statuses()).toEqual([CANCELLED])
  },
)

async function countWaiting(): Promise<number | undefined> {
  const [row] = await db.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.waiting
}

test('at a home that has left the market nothing is agreed on, and what is open can be ended', async () => {
  const id = await storeTies()
  const proposed = await storeViewing(db, homes[1] ?? 0, ada, {
    ...{ waitsFor: 'seeker', times: ['16:00'] },
  })
  await db.sql`update properties set withdrawn_at = ${NOW.toISOString()}`
  const agent = testCaller(db, { actor: finch.actor, now: NOW }).agent.viewings
  const seeker = testCaller(db, { actor: ada, now: NOW }).viewing
  const at = (time: '15:00' | '16:00') => ({ date: MONDAY, time })
  const refused = [
    agent.accept({ id, ...at('15:00') }),
    agent.proposeTime({ id, ...at('16:00') }),
    seeker.acceptProposal({ id: proposed, ...at('16:00') }),
    seeker.reschedule({ id: proposed, dates: [MONDAY], times: ['15:00'] }),
  ]
  const codes = await Promise.all(refused.map(codeOf))
  expect(codes).toEqual(refused.map(() => 'notViewable'))
  expect(await mailed()).toEqual([])
  expect((await seeker.mine()).map(({ actions }) => actions)).toEqual([
    ...[['cancel'], ['cancel'], ['cancel']],
  ])
  const { items } = await agent.list({ propertyId: homes[1] })
  expect(items.find((each) => each.id === id)?.actions).toEqual(['decline'])
  expect(await codeOf(agent.decline({ id, reason: 'It is gone.' }))).toBe('done')
  expect(await codeOf(seeker.cancel({ id: proposed }))).toBe('done')
})
