import type { Transaction } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { codeOf } from '../testing/accountWorld.ts'
import { storeHome } from '../testing/homes.ts'
import {
  MONDAY,
  NOW,
  type Scene,
  storeScene,
  TUESDAY,
  viewingStage,
} from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'
import { holdDiary } from './bookings.ts'

const RIVALS = 50
/** A connection for each rival, and for those who come besides. */
const db = await testDatabase({ max: RIVALS + 4 })
const { as, stored, sent, accept, proposal } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

const at = (time: string, date = MONDAY) => new Date(`${date}T${time}:00Z`)
const other = (change: Parameters<typeof storeViewing>[3] = {}) =>
  storeViewing(db, scene.propertyId, scene.ada, change)
const acceptAt = (id: number, time: '10:00' | '10:30' | '11:00' | '15:00') =>
  as(scene.finch).agent.viewings.accept({ id, date: MONDAY, time })
const confirmed = () => db.drizzle.$count(viewings, eq(viewings.status, 'confirmed'))

test('of fifty acceptances at once for times that overlap, one is done and the others are told', async () => {
  const times = ['10:00', '10:30'] as const
  const homes = await Promise.all(
    Array.from({ length: RIVALS }, (_, nth) => storeHome(db, scene.agentId, `Home ${nth}`)),
  )
  const asked = await Promise.all(
    homes.map((home) => storeViewing(db, home, scene.ada, { times: [...times] })),
  )
  const rivals = asked.map((id, nth) => acceptAt(id, times[nth % 2] ?? '10:00'))
  const codes = await Promise.all(rivals.map(codeOf))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes.filter((code) => code === 'taken')).toHaveLength(RIVALS - 1)
  expect(await confirmed()).toBe(1)
  // Nobody is written to about what was not agreed: only the agent, Hearth and Ada about what was.
  expect(await sent()).toHaveLength(3)
})

test.each([
  ['09:00', 'done'],
  ['09:30', 'taken'],
  ['10:00', 'taken'],
  ['10:30', 'taken'],
  ['11:00', 'done'],
] as const)('with 10:00 agreed, %s is %s', async (time, outcome) => {
  await accept(scene)
  const id = await other({ times: [time] })
  const accepting = as(scene.finch).agent.viewings.accept({ id, date: MONDAY, time })
  expect(await codeOf(accepting)).toBe(outcome)
})

test('what is taken is said in words, and stays as it was', async () => {
  await accept(scene)
  const id = await other()
  await expect(acceptAt(id, '10:00')).rejects.toMatchObject({
    cause: {
      code: 'taken',
      params: {
        reason: 'You have another viewing at that time. Please choose another time.',
      },
    },
  })
  expect(await stored(id)).toMatchObject({ status: 'pending', startsAt: null })
  expect(await codeOf(acceptAt(id, '15:00'))).toBe('done')
})

test('a time that is taken is not proposed', async () => {
  await accept(scene)
  const id = await other({ times: ['15:00'] })
  const taken = as(scene.finch).agent.viewings.proposeTime({ id, date: MONDAY, time: '10:30' })
  expect(await codeOf(taken)).toBe('taken')
})

test('a proposal that was taken meanwhile is refused to the seeker, who asks for others', async () => {
  await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
  await other({ status: 'confirmed', startsAt: at('14:00', TUESDAY) })
  await expect(as(scene.ada).viewing.acceptProposal(proposal(scene))).rejects.toMatchObject({
    cause: {
      code: 'taken',
      params: {
        reason: 'The agent has another viewing at that time by now. Please ask for other times.',
      },
    },
  })
  const wish = { id: scene.id, dates: [TUESDAY], times: ['09:30' as const] }
  expect(await as(scene.ada).viewing.reschedule(wish)).toMatchObject({ waitsFor: 'agent' })
})

test('a time is free again once it is cancelled, and while another is wished it is held', async () => {
  await accept(scene)
  const id = await other()
  const wish = { id: scene.id, dates: [TUESDAY], times: ['09:30' as const] }
  await as(scene.ada).viewing.reschedule(wish)
  expect(await codeOf(acceptAt(id, '10:00'))).toBe('taken')
  await as(scene.ada).viewing.cancel({ id: scene.id })
  expect(await codeOf(acceptAt(id, '10:00'))).toBe('done')
})

test('a viewing may move to a time that overlaps its own', async () => {
  await accept(scene)
  const wish = { id: scene.id, dates: [MONDAY], times: ['10:30' as const] }
  await as(scene.ada).viewing.reschedule(wish)
  expect(await codeOf(acceptAt(scene.id, '10:30'))).toBe('done')
})

test('what was booked twice long ago stays, and is booked once when it is agreed anew', async () => {
  await accept(scene)
  const twice = await other({
    ...{ status: 'rescheduling', startsAt: at('10:30'), isDoubleBooked: true },
    ...{ wishedDates: [MONDAY], wishedTimes: ['11:00', '10:30'] },
  })
  expect(await codeOf(acceptAt(twice, '10:30'))).toBe('taken')
  expect(await codeOf(acceptAt(twice, '11:00'))).toBe('done')
  expect(await stored(twice)).toMatchObject({ status: 'confirmed', isDoubleBooked: false })
})

/** Does something in a transaction that stays open until it is told to end. */
async function beginning(work: (tx: Transaction) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const whole = db.drizzle.transaction(async (tx) => {
    await work(tx)
    begun.resolve()
    await mayEnd.promise
  })
  await begun.promise
  return async () => {
    mayEnd.resolve()
    await whole
  }
}

test('whoever agrees waits for the diary of the agent, and for nobody else’s', async () => {
  const wren = await storeAgent(db, 'agent@wren.example', 'Wren')
  const theirs = await storeViewing(db, await storeHome(db, wren.agentId), scene.ada)
  const end = await beginning((tx) => holdDiary(tx, scene.agentId))
  const accepting = codeOf(accept(scene))
  await untilSomebodyWaits('advisory')
  const appointment = { id: theirs, date: MONDAY, time: '10:00' as const }
  expect(await codeOf(as(wren.actor).agent.viewings.accept(appointment))).toBe('done')
  expect((await stored(scene.id))?.status).toBe('pending')
  await end()
  expect(await accepting).toBe('done')
})

test('the constraint is the last guard: what wrote past the diary is refused in the same words', async () => {
  const id = await other()
  const row = { status: 'confirmed', startsAt: at('10:30'), updatedAt: NOW } as const
  const end = await beginning((tx) => tx.update(viewings).set(row).where(eq(viewings.id, id)))
  const accepting = codeOf(accept(scene))
  await untilSomebodyWaits('transactionid')
  await end()
  expect(await accepting).toBe('taken')
  expect(await confirmed()).toBe(1)
})

/** Until a connection to this database waits for such a lock. */
async function untilSomebodyWaits(lock: 'advisory' | 'transactionid'): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await db.sql<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${lock}`
      return row?.waiting
    })
    .toBe(1)
}
