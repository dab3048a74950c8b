import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testJobContext } from '../testing/jobContext.ts'
import {
  MONDAY,
  NOW,
  type Scene,
  storeScene,
  TO_AGENT,
  TO_HEARTH,
  TO_SEEKER,
  TUESDAY,
  viewingStage,
} from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'
import { completeViewings } from './jobs.ts'

const db = await testDatabase({ max: 12 })
const { as, stored, sent, mailed, accept, proposal } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

describe('the life of a viewing', () => {
  test('the agent accepts one of the wished times', async () => {
    const answer = await as(scene.finch).agent.viewings.accept({
      id: scene.id,
      date: MONDAY,
      time: '15:00',
    })
    expect(answer).toMatchObject({
      id: scene.id,
      status: 'confirmed',
      times: ['15:00'],
      startsAt: '2026-11-23T15:00:00.000Z',
      actions: [],
      seeker: { name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0102' },
    })
    expect(await as(scene.ada).viewing.mine()).toMatchObject([
      {
        id: scene.id,
        status: 'confirmed',
        startsAt: '2026-11-23T15:00:00.000Z',
        actions: ['reschedule', 'cancel'],
        agentName: 'Finch & Co',
        property: { id: scene.propertyId, image: '/art/front/one.svg', isListed: true },
      },
    ])
    expect(await mailed()).toEqual([
      [...TO_HEARTH, 'REQUEST'],
      [...TO_AGENT, 'REQUEST'],
      [...TO_SEEKER, 'REQUEST'],
    ])
  })

  test('the agent declines with a reason, which the seeker reads', async () => {
    await as(scene.finch).agent.viewings.decline({ id: scene.id, reason: '  The home is taken. ' })
    expect(await as(scene.ada).viewing.mine()).toMatchObject([
      { status: 'cancelled', declineReason: 'The home is taken.', actions: [] },
    ])
    expect(await mailed()).toEqual([[...TO_SEEKER, null]])
    expect((await sent())[0]?.text).toContain('> The home is taken.')
  })

  test('the agent proposes another time, and the seeker accepts it', async () => {
    await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
    const [proposed] = await as(scene.ada).viewing.mine()
    expect(proposed).toMatchObject({
      status: 'pending',
      waitsFor: 'seeker',
      date: TUESDAY,
      times: ['14:30'],
      isRescheduled: true,
      actions: ['acceptProposal', 'reschedule', 'cancel'],
    })
    expect(await mailed()).toEqual([[...TO_SEEKER, null]])
    await as(scene.ada).viewing.acceptProposal(proposal(scene))
    expect(await stored(scene.id)).toMatchObject({
      status: 'confirmed',
      startsAt: new Date('2026-11-24T14:30:00Z'),
    })
    expect((await mailed()).slice(1)).toEqual([
      [...TO_HEARTH, 'REQUEST'],
      [...TO_AGENT, 'REQUEST'],
      [...TO_SEEKER, 'REQUEST'],
    ])
  })

  test('the seeker asks for other times; the agreed one is held until the agent proposes', async () => {
    await accept(scene)
    const wish = {
      id: scene.id,
      dates: [TUESDAY, MONDAY],
      times: ['16:30', '09:30'] as ('16:30' | '09:30')[],
    }
    expect(await as(scene.ada).viewing.reschedule(wish)).toMatchObject({
      status: 'rescheduling',
      startsAt: '2026-11-23T10:00:00.000Z',
      rescheduleRequest: { dates: [MONDAY, TUESDAY], times: ['09:30', '16:30'] },
      actions: ['cancel'],
    })
    await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
    expect(await stored(scene.id)).toMatchObject({
      status: 'pending',
      startsAt: null,
      wishedDates: null,
    })
    const calendars = (await sent()).map(({ calendar }) => calendar?.method ?? null)
    expect(calendars).toEqual([
      ...['REQUEST', 'REQUEST', 'REQUEST'],
      ...['REQUEST', 'REQUEST', 'REQUEST'],
      ...['CANCEL', 'CANCEL', 'CANCEL'],
    ])
  })

  test('asking for other times than the proposed ones waits for the agent again', async () => {
    await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
    const wish = { id: scene.id, dates: [MONDAY, '2026-11-28'], times: ['09:30'] as '09:30'[] }
    expect(await as(scene.ada).viewing.reschedule(wish)).toMatchObject({
      status: 'pending',
      waitsFor: 'agent',
      startsAt: null,
    })
    const last = { id: scene.id, date: '2026-11-28', time: '09:30' as const }
    expect(await as(scene.finch).agent.viewings.accept(last)).toMatchObject({ status: 'confirmed' })
  })

  test('the seeker cancels', async () => {
    await accept(scene)
    expect(await as(scene.ada).viewing.cancel({ id: scene.id })).toMatchObject({
      status: 'cancelled',
      actions: [],
    })
    expect((await mailed()).slice(3)).toEqual([
      [...TO_HEARTH, 'CANCEL'],
      [...TO_AGENT, 'CANCEL'],
      [...TO_SEEKER, 'CANCEL'],
    ])
  })

  test('is completed once its hour has passed, and not before', async () => {
    await accept(scene)
    const held = await storeViewing(db, scene.propertyId, scene.ada, {
      status: 'rescheduling',
      startsAt: NOW,
      wishedDates: [TUESDAY],
      wishedTimes: ['10:00'],
    })
    const at = (instant: string) => testJobContext(db, { now: new Date(instant) })
    await completeViewings(at('2026-11-23T10:59:59Z'), {})
    expect((await stored(scene.id))?.status).toBe('confirmed')
    await completeViewings(at('2026-11-23T11:00:00Z'), {})
    await completeViewings(at('2026-11-23T11:00:00Z'), {})
    expect((await stored(scene.id))?.status).toBe('completed')
    expect((await stored(held))?.status).toBe('rescheduling')
  })

  test('notes are the seeker’s own, whatever became of the viewing', async () => {
    const notes = 'Ask about the roof.\r\nBring a tape measure.'
    await as(scene.ada).viewing.saveNotes({ id: scene.id, notes })
    await as(scene.ada).viewing.cancel({ id: scene.id })
    const kept = 'Ask about the roof.\nBring a tape measure.'
    expect(await as(scene.ada).viewing.saveNotes({ id: scene.id, notes })).toMatchObject({
      notes: kept,
    })
    expect(await as(scene.ada).viewing.mine()).toMatchObject([{ notes: kept }])
    expect(JSON.stringify(await as(scene.finch).agent.viewings.list({}))).not.toContain('tape')
    expect(await as(scene.ada).viewing.saveNotes({ id: scene.id, notes: '' })).toMatchObject({
      notes: '',
    })
    for (const { text } of await sent()) expect(text).not.toContain('tape')
  })
})

describe('two at once', () => {
  const outcomes = async (doing: Promise<unknown>[]) =>
    (await Promise.allSettled(doing))
      .map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.cause?.code))
      .sort()

  test.each([
    [
      'two acceptances',
      () => [
        accept(scene),
        as(scene.finch).agent.viewings.accept({ id: scene.id, date: MONDAY, time: '15:00' }),
      ],
    ],
    [
      'a proposal and an acceptance',
      () => [
        as(scene.finch).agent.viewings.proposeTime(proposal(scene)),
        as(scene.finch).agent.viewings.accept({ id: scene.id, date: MONDAY, time: '10:00' }),
      ],
    ],
    [
      'two cancellations',
      () => [
        as(scene.ada).viewing.cancel({ id: scene.id }),
        as(scene.ada).viewing.cancel({ id: scene.id }),
      ],
    ],
    [
      'two proposals',
      () => [
        as(scene.finch).agent.viewings.proposeTime(proposal(scene)),
        as(scene.finch).agent.viewings.proposeTime({ ...proposal(scene), time: '16:00' }),
      ],
    ],
  ])('%s: one is done and one is stale', async (_, both) => {
    expect(await outcomes(both())).toEqual(['done', 'stale'])
  })

  test('a proposal that was replaced cannot be accepted', async () => {
    await as(scene.finch).agent.viewings.proposeTime(proposal(scene))
    const other = as(scene.ada).viewing.acceptProposal({ ...proposal(scene), time: '15:00' })
    await expect(other).rejects.toMatchObject({ cause: { code: 'stale' } })
  })
})

describe('times that cannot be asked for', () => {
  type Wish = { dates: string[]; times: '10:00'[] }
  const ask = async (wish: Wish) => {
    await accept(scene)
    return as(scene.ada).viewing.reschedule({ id: scene.id, ...wish })
  }

  test.each<Wish>([
    { dates: [], times: ['10:00'] },
    { dates: [TUESDAY], times: [] },
  ])('%j: nothing is chosen', async (wish) => {
    await expect(ask(wish)).rejects.toThrow('Please select at least one date and time option')
    expect((await stored(scene.id))?.status).toBe('confirmed')
  })

  test.each(['2026-11-22', '2026-11-19'])('%s is a Sunday, or past', async (date) => {
    const reason = 'Choose dates from Monday to Saturday that are still to come.'
    await expect(ask({ dates: [date], times: ['10:00'] })).rejects.toMatchObject({
      cause: { code: 'badInput', params: { field: 'dates', reason } },
    })
    expect((await stored(scene.id))?.status).toBe('confirmed')
  })
})
