import { VIEWING_PARTS } from '@hearth/core/viewing/agentContract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeHome } from '../testing/homes.ts'
import { MONDAY, type Scene, storeScene, TUESDAY, viewingStage } from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'

const db = await testDatabase({ max: 12 })
const { as } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

test('the agent pages through viewings by their days, none twice and none left out', async () => {
  const dates = [TUESDAY, '2026-11-28', MONDAY, '2026-11-28']
  for (const date of dates) await storeViewing(db, scene.propertyId, scene.ada, { date })
  const first = await as(scene.finch).agent.viewings.list({ limit: 2 })
  expect(first.total).toBe(5)
  const seen = [...first.items]
  let { nextCursor } = first
  while (nextCursor !== null) {
    const page = await as(scene.finch).agent.viewings.list({ limit: 2, cursor: nextCursor })
    seen.push(...page.items)
    nextCursor = page.nextCursor
  }
  expect(seen.map(({ date }) => date)).toEqual([
    ...['2026-11-28', '2026-11-28', TUESDAY],
    ...[MONDAY, MONDAY],
  ])
  expect(new Set(seen.map((each) => each.id)).size).toBe(5)
  const pending = first.items.map(({ actions }) => actions)
  expect(pending[0]).toEqual(['accept', 'decline', 'proposeTime'])
})

test('says of every time that is asked for whether it can be agreed', async () => {
  const agreed = { status: 'confirmed', startsAt: new Date('2026-11-23T10:30:00Z') } as const
  await storeViewing(db, scene.propertyId, scene.ada, { ...agreed, times: ['10:30'] })
  const { items } = await as(scene.finch).agent.viewings.list({ date: MONDAY })
  expect(items.map(({ times, wishes }) => [times, wishes])).toEqual([
    [
      ['10:00', '15:00'],
      [
        { date: MONDAY, time: '10:00', problem: 'taken' },
        { date: MONDAY, time: '15:00', problem: null },
      ],
    ],
    [['10:30'], []],
  ])
  const five = await as(scene.finch).agent.viewings.alternatives({ id: scene.id })
  expect(five.map(({ date, time, problem }) => [date, time, problem])).toEqual([
    [MONDAY, '10:00', 'taken'],
    [MONDAY, '14:00', null],
    [MONDAY, '16:00', null],
    [TUESDAY, '10:00', null],
    ['2026-11-30', '10:00', null],
  ])
  const ofDay = await as(scene.finch).agent.viewings.timesOfDay({ id: scene.id, date: MONDAY })
  const taken = ofDay.filter(({ problem }) => problem === 'taken').map(({ time }) => time)
  expect(taken).toEqual(['10:00', '10:30', '11:00'])
})

type Change = Parameters<typeof storeViewing>[3]
const PARTS: [string, Change, string | null][] = [
  ['asked for', {}, 'toAnswer'],
  ['asked for, and its times have passed', { date: '2026-11-19' }, 'toAnswer'],
  [
    'held, with a wish for another time',
    {
      ...{ status: 'rescheduling', startsAt: new Date('2026-11-23T12:00:00Z') },
      ...{ wishedDates: [TUESDAY], wishedTimes: ['10:00'] },
    },
    'toAnswer',
  ],
  ['proposed', { waitsFor: 'seeker', times: ['12:01'], date: '2026-11-20' }, 'proposed'],
  [
    'proposed, and its time has come',
    { waitsFor: 'seeker', date: '2026-11-20', times: ['12:00'] },
    'toAnswer',
  ],
  ['agreed', { status: 'confirmed', startsAt: new Date('2026-11-23T12:00:00Z') }, 'agreed'],
  ['completed', { status: 'completed', startsAt: new Date('2026-11-19T12:00:00Z') }, 'over'],
  ['cancelled', { status: 'cancelled' }, 'over'],
]
test.each(PARTS)('one that is %s is found in its part alone', async (_, change, part) => {
  await db.sql`delete from viewings`
  const id = await storeViewing(db, scene.propertyId, scene.ada, change)
  for (const each of VIEWING_PARTS) {
    const found = await as(scene.finch).agent.viewings.list({ part: each })
    expect(found.items.map((viewing) => viewing.id)).toEqual(each === part ? [id] : [])
    expect(found.total).toBe(each === part ? 1 : 0)
  }
})

test('is searched by who asked and by the home, whatever signs the words have', async () => {
  const canal = await storeHome(db, scene.agentId, 'Cottage 100% by the canal')
  const id = await storeViewing(db, canal, { name: 'Bo_b', email: 'bob@example.com' })
  const found = async (query: string) =>
    (await as(scene.finch).agent.viewings.list({ query })).items.map((viewing) => viewing.id)
  for (const query of ['canal', ' BO_B ', 'bob@', '100%']) expect(await found(query)).toEqual([id])
  expect(await found('rose lane')).toHaveLength(2)
  for (const query of ['B__b', '1%0', 'nobody']) expect(await found(query)).toEqual([])
  expect(await found('')).toHaveLength(2)
  const ofHome = await as(scene.finch).agent.viewings.list({ propertyId: canal })
  expect(ofHome).toMatchObject({ total: 1, items: [{ id }] })
})

test('a month of the calendar: how many on which day, without those that were cancelled', async () => {
  const add = (change: Change) => storeViewing(db, scene.propertyId, scene.ada, change)
  await add({ times: ['09:00'] })
  await add({ status: 'cancelled' })
  await add({ date: '2026-11-01' })
  await add({ date: '2026-12-01' })
  await add({ date: '2026-10-31' })
  expect(await as(scene.finch).agent.viewings.days({ month: '2026-11' })).toEqual([
    { date: '2026-11-01', viewings: 1 },
    { date: MONDAY, viewings: 2 },
  ])
  const ofDay = as(scene.finch).agent.viewings
  const first = await ofDay.list({ date: MONDAY, limit: 1 })
  expect(first).toMatchObject({ total: 2, items: [{ times: ['09:00'] }] })
  const rest = await ofDay.list({ date: MONDAY, cursor: first.nextCursor ?? 0 })
  expect(rest.items.map(({ id }) => id)).toEqual([scene.id])
  const december = await as(scene.finch).agent.viewings.days({ month: '2026-12' })
  expect(december).toEqual([{ date: '2026-12-01', viewings: 1 }])
})
