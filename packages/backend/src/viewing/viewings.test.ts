import { emails } from '@hearth/db/schema/email.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { TEST_SETTINGS, testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { storeViewing } from '../testing/viewings.ts'
import { exportViewings } from './data.ts'
import { completeViewings } from './jobs.ts'
import { adoptViewings, forgetViewer } from './mutations.ts'

const db = await testDatabase({ max: 12 })
/** A Friday noon in London. */
const now = new Date('2026-11-20T12:00:00Z')
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

const as = (actor: Actor | null, at = now) => testCaller(db, { actor, now: at })

async function scene() {
  const seeker = await storeUser(db, 'ada@example.com')
  const agent = await storeAgent(db, 'agent@finch.example')
  const propertyId = await storeHome(db, agent.agentId)
  const id = await storeViewing(db, propertyId, seeker)
  return { seeker, agent: agent.actor, propertyId, id }
}
let ada: Actor
let finch: Actor
let propertyId: number
let id: number
beforeEach(async () => {
  await db.reset()
  ;({ seeker: ada, agent: finch, propertyId, id } = await scene())
})
afterAll(db.close)

const stored = async (viewingId = id) =>
  (await db.drizzle.select().from(viewings).where(eq(viewings.id, viewingId)))[0]
const sent = () => db.drizzle.select().from(emails).orderBy(asc(emails.id))
/** Who has been written to, and with what for their calendar. */
const mailed = async () =>
  (await sent()).map(({ kind, toAddress, calendar }) => [kind, toAddress, calendar?.method ?? null])

const ten = () => ({ id, date: MONDAY, time: '10:00' as const })
const accepted = () => as(finch).agent.viewings.accept(ten())
const proposal = () => ({ id, date: TUESDAY, time: '14:30' as const })

const TO_SEEKER = ['viewing.change.seeker', 'ada@example.com'] as const
const TO_AGENT = ['viewing.change.agent', 'agent@finch.example'] as const
const TO_HEARTH = ['viewing.change.agent', 'enquiries@hearth.example'] as const

describe('the life of a viewing', () => {
  test('the agent accepts one of the wished times', async () => {
    const answer = await as(finch).agent.viewings.accept({ id, date: MONDAY, time: '15:00' })
    expect(answer).toMatchObject({
      id,
      status: 'confirmed',
      times: ['15:00'],
      startsAt: '2026-11-23T15:00:00.000Z',
      actions: [],
      seeker: { name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0102' },
    })
    expect(await as(ada).viewing.mine()).toMatchObject([
      {
        id,
        status: 'confirmed',
        startsAt: '2026-11-23T15:00:00.000Z',
        actions: ['reschedule', 'cancel'],
        agentName: 'Finch & Co',
        property: { id: propertyId, image: '/art/front/one.svg', isListed: true },
      },
    ])
    expect(await mailed()).toEqual([
      [...TO_HEARTH, 'REQUEST'],
      [...TO_AGENT, 'REQUEST'],
      [...TO_SEEKER, 'REQUEST'],
    ])
  })

  test('the agent declines with a reason, which the seeker reads', async () => {
    await as(finch).agent.viewings.decline({ id, reason: '  The home is taken. ' })
    expect(await as(ada).viewing.mine()).toMatchObject([
      { status: 'cancelled', declineReason: 'The home is taken.', actions: [] },
    ])
    expect(await mailed()).toEqual([[...TO_SEEKER, null]])
    expect((await sent())[0]?.text).toContain('> The home is taken.')
  })

  test('the agent proposes another time, and the seeker accepts it', async () => {
    await as(finch).agent.viewings.proposeTime(proposal())
    const [proposed] = await as(ada).viewing.mine()
    expect(proposed).toMatchObject({
      status: 'pending',
      waitsFor: 'seeker',
      date: TUESDAY,
      times: ['14:30'],
      isRescheduled: true,
      actions: ['acceptProposal', 'reschedule', 'cancel'],
    })
    expect(await mailed()).toEqual([[...TO_SEEKER, null]])
    await as(ada).viewing.acceptProposal(proposal())
    expect(await stored()).toMatchObject({
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
    await accepted()
    const wish = {
      id,
      dates: [TUESDAY, MONDAY],
      times: ['16:30', '09:30'] as ('16:30' | '09:30')[],
    }
    expect(await as(ada).viewing.reschedule(wish)).toMatchObject({
      status: 'rescheduling',
      startsAt: '2026-11-23T10:00:00.000Z',
      rescheduleRequest: { dates: [MONDAY, TUESDAY], times: ['09:30', '16:30'] },
      actions: ['cancel'],
    })
    await as(finch).agent.viewings.proposeTime(proposal())
    expect(await stored()).toMatchObject({ status: 'pending', startsAt: null, wishedDates: null })
    const calendars = (await sent()).map(({ calendar }) => calendar?.method ?? null)
    expect(calendars).toEqual([
      ...['REQUEST', 'REQUEST', 'REQUEST'],
      ...['REQUEST', 'REQUEST', 'REQUEST'],
      ...['CANCEL', 'CANCEL', 'CANCEL'],
    ])
  })

  test('asking for other times than the proposed ones waits for the agent again', async () => {
    await as(finch).agent.viewings.proposeTime(proposal())
    const wish = { id, dates: [MONDAY, '2026-11-28'], times: ['09:30'] as '09:30'[] }
    expect(await as(ada).viewing.reschedule(wish)).toMatchObject({
      status: 'pending',
      waitsFor: 'agent',
      startsAt: null,
    })
    const last = { id, date: '2026-11-28', time: '09:30' as const }
    expect(await as(finch).agent.viewings.accept(last)).toMatchObject({ status: 'confirmed' })
  })

  test('the seeker cancels', async () => {
    await accepted()
    expect(await as(ada).viewing.cancel({ id })).toMatchObject({ status: 'cancelled', actions: [] })
    expect((await mailed()).slice(3)).toEqual([
      [...TO_HEARTH, 'CANCEL'],
      [...TO_AGENT, 'CANCEL'],
      [...TO_SEEKER, 'CANCEL'],
    ])
  })

  test('is completed once its hour has passed, and not before', async () => {
    await accepted()
    const held = await storeViewing(db, propertyId, ada, {
      status: 'rescheduling',
      startsAt: now,
      wishedDates: [TUESDAY],
      wishedTimes: ['10:00'],
    })
    const at = (instant: string) => testJobContext(db, { now: new Date(instant) })
    await completeViewings(at('2026-11-23T10:59:59Z'), {})
    expect((await stored())?.status).toBe('confirmed')
    await completeViewings(at('2026-11-23T11:00:00Z'), {})
    await completeViewings(at('2026-11-23T11:00:00Z'), {})
    expect((await stored())?.status).toBe('completed')
    expect((await stored(held))?.status).toBe('rescheduling')
  })

  test('notes are the seeker’s own, whatever became of the viewing', async () => {
    const notes = 'Ask about the roof.\r\nBring a tape measure.'
    await as(ada).viewing.saveNotes({ id, notes })
    await as(ada).viewing.cancel({ id })
    const kept = 'Ask about the roof.\nBring a tape measure.'
    expect(await as(ada).viewing.saveNotes({ id, notes })).toMatchObject({ notes: kept })
    expect(await as(ada).viewing.mine()).toMatchObject([{ notes: kept }])
    expect(JSON.stringify(await as(finch).agent.viewings.list({}))).not.toContain('tape')
    expect(await as(ada).viewing.saveNotes({ id, notes: '' })).toMatchObject({ notes: '' })
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
      () => [accepted(), as(finch).agent.viewings.accept({ id, date: MONDAY, time: '15:00' })],
    ],
    [
      'a proposal and an acceptance',
      () => [
        as(finch).agent.viewings.proposeTime(proposal()),
        as(finch).agent.viewings.accept(ten()),
      ],
    ],
    ['two cancellations', () => [as(ada).viewing.cancel({ id }), as(ada).viewing.cancel({ id })]],
    [
      'two proposals',
      () => [
        as(finch).agent.viewings.proposeTime(proposal()),
        as(finch).agent.viewings.proposeTime({ ...proposal(), time: '16:00' }),
      ],
    ],
  ])('%s: one is done and one is stale', async (_, both) => {
    expect(await outcomes(both())).toEqual(['done', 'stale'])
  })

  test('a proposal that was replaced cannot be accepted', async () => {
    await as(finch).agent.viewings.proposeTime(proposal())
    const other = as(ada).viewing.acceptProposal({ ...proposal(), time: '15:00' })
    await expect(other).rejects.toMatchObject({ cause: { code: 'stale' } })
  })
})

describe('whose it is', () => {
  const wish = { dates: [TUESDAY], times: ['10:00'] as '10:00'[] }
  const seekerActs = {
    reschedule: (actor: Actor | null, of: number) =>
      as(actor).viewing.reschedule({ id: of, ...wish }),
    acceptProposal: (actor: Actor | null, of: number) =>
      as(actor).viewing.acceptProposal({ ...proposal(), id: of }),
    cancel: (actor: Actor | null, of: number) => as(actor).viewing.cancel({ id: of }),
    saveNotes: (actor: Actor | null, of: number) =>
      as(actor).viewing.saveNotes({ id: of, notes: 'Mine' }),
  }
  const agentActs = {
    accept: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.accept({ ...ten(), id: of }),
    decline: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.decline({ id: of, reason: 'No' }),
    proposeTime: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.proposeTime({ ...proposal(), id: of }),
  }
  const refused = (acting: Promise<unknown>, code: string) =>
    expect(acting).rejects.toMatchObject({ cause: { code } })

  test.each(Object.entries(seekerActs))('%s is the seeker’s alone', async (_, act) => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(act(null, id), 'signedOut')
    // Not even the agent of the home, and nobody is told what is absent.
    for (const actor of [eve, finch, other]) await refused(act(actor, id), 'notFound')
    await refused(act(ada, 999_999), 'notFound')
    expect(await stored()).toMatchObject({ status: 'pending', notes: '' })
  })

  test.each(Object.entries(agentActs))('%s is the agent’s alone', async (_, act) => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(act(null, id), 'signedOut')
    for (const actor of [ada, eve]) await refused(act(actor, id), 'notAllowed')
    await refused(act(other, id), 'notFound')
    await refused(act(finch, 999_999), 'notFound')
    expect(await stored()).toMatchObject({ status: 'pending', waitsFor: 'agent' })
    expect(await sent()).toEqual([])
  })

  test('lists hold one’s own alone', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(as(null).viewing.mine(), 'signedOut')
    await refused(as(null).agent.viewings.list({}), 'signedOut')
    await refused(as(ada).agent.viewings.list({}), 'notAllowed')
    expect(await as(eve).viewing.mine()).toEqual([])
    expect(await as(finch).viewing.mine()).toEqual([])
    expect(await as(other).agent.viewings.list({})).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
    })
  })
})

test('the agent pages through viewings by their days, none twice and none left out', async () => {
  const dates = [TUESDAY, '2026-11-28', MONDAY, '2026-11-28']
  for (const date of dates) await storeViewing(db, propertyId, ada, { date })
  const first = await as(finch).agent.viewings.list({ limit: 2 })
  expect(first.total).toBe(5)
  const seen = [...first.items]
  let { nextCursor } = first
  while (nextCursor !== null) {
    const page = await as(finch).agent.viewings.list({ limit: 2, cursor: nextCursor })
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

describe('accounts', () => {
  const guest = { name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' }
  const wish = { ...guest, date: MONDAY, times: ['10:00'] as '10:00'[] }

  test('a request is that of whoever is signed in, else of the account with its address', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const whose = async (asked: { id: number }) => (await stored(asked.id))?.userId
    const own = await as(eve).viewing.request({ ...wish, propertyId })
    expect(await whose(own)).toBe(eve.userId)
    const guests = await as(null).viewing.request({ ...wish, propertyId, name: 'Ada B' })
    expect(await whose(guests)).toBe(ada.userId)
    const unknown = { ...wish, propertyId, email: 'new@example.com' }
    expect(await whose(await as(null).viewing.request(unknown))).toBeNull()
  })

  test('what a guest asked for becomes the account’s, and nothing else does', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const mine = await storeViewing(db, propertyId, { name: 'Eve', email: 'eve@example.com' })
    const other = await storeViewing(db, propertyId, { name: 'Bo', email: 'bo@example.com' })
    await db.drizzle.transaction((tx) => adoptViewings(tx, eve.userId, 'eve@example.com'))
    expect((await as(eve).viewing.mine()).map((each) => each.id)).toEqual([mine])
    expect((await stored(other))?.userId).toBeNull()
    expect((await stored())?.userId).toBe(ada.userId)
  })

  test('mail goes to the address that the account has today', async () => {
    await db.sql`update users set email = 'ada@new.example' where id = ${ada.userId}`
    await as(finch).agent.viewings.decline({ id, reason: 'No' })
    expect(await mailed()).toEqual([['viewing.change.seeker', 'ada@new.example', null]])
  })

  test('a deleted account leaves viewings without the person, and tells the agents', async () => {
    await accepted()
    await as(ada).viewing.saveNotes({ id, notes: 'Secret' })
    const over = await storeViewing(db, propertyId, ada, { status: 'completed', startsAt: now })
    await db.sql`delete from emails`
    await db.drizzle.transaction((tx) =>
      forgetViewer(tx, ada.userId, { settings: TEST_SETTINGS, now }),
    )
    const nobody = { name: 'Former member', phone: '', notes: '', userId: null }
    const email = `removed-${ada.userId}@hearth.invalid`
    expect(await stored()).toMatchObject({ ...nobody, email, status: 'cancelled' })
    expect(await stored(over)).toMatchObject({ ...nobody, email, status: 'completed' })
    expect(await mailed()).toEqual([
      ['viewing.change.seeker', 'ada@example.com', 'CANCEL'],
      [...TO_HEARTH, 'CANCEL'],
      [...TO_AGENT, 'CANCEL'],
    ])
    const [toAda, ...toAgents] = await sent()
    expect(JSON.stringify(toAgents)).not.toMatch(/ada@example|Ada Byron|7946 0102|Secret/)
    expect(toAda?.text).toContain('You deleted your account, and with it this viewing.')
    expect(toAda?.text).not.toContain('/viewings')
    // The entry that her calendar has, and no other.
    const entry = toAda?.calendar?.content.replaceAll('\r\n ', '')
    expect(entry).toContain(`UID:viewing-${id}@`)
    expect(entry).toMatch(/ATTENDEE;[^\r]*mailto:ada@example\.com/i)
  })

  test('everything that is held can be taken along', async () => {
    await as(ada).viewing.saveNotes({ id, notes: 'Secret' })
    const eve = await storeUser(db, 'eve@example.com')
    await storeViewing(db, propertyId, eve)
    const held = await exportViewings(db, ada.userId)
    expect(held).toMatchObject([
      { id, propertyId, notes: 'Secret', email: 'ada@example.com', times: ['10:00', '15:00'] },
    ])
    expect(JSON.parse(JSON.stringify(held))).toEqual(held)
  })
})

describe('times that cannot be asked for', () => {
  type Wish = { dates: string[]; times: '10:00'[] }
  const ask = async (wish: Wish) => {
    await accepted()
    return as(ada).viewing.reschedule({ id, ...wish })
  }

  test.each<Wish>([
    { dates: [], times: ['10:00'] },
    { dates: [TUESDAY], times: [] },
  ])('%j: nothing is chosen', async (wish) => {
    await expect(ask(wish)).rejects.toThrow('Please select at least one date and time option')
    expect((await stored())?.status).toBe('confirmed')
  })

  test.each(['2026-11-22', '2026-11-19'])('%s is a Sunday, or past', async (date) => {
    const reason = 'Choose dates from Monday to Saturday that are still to come.'
    await expect(ask({ dates: [date], times: ['10:00'] })).rejects.toMatchObject({
      cause: { code: 'badInput', params: { field: 'dates', reason } },
    })
    expect((await stored())?.status).toBe('confirmed')
  })
})

test('calendars are told in order: one SEQUENCE for each change, the same for both sides', async () => {
  await accepted()
  await as(ada).viewing.reschedule({ id, dates: [TUESDAY], times: ['10:00'] })
  await as(finch).agent.viewings.proposeTime(proposal())
  await as(ada).viewing.acceptProposal(proposal())
  await as(ada).viewing.cancel({ id })
  const files = (await sent()).flatMap(({ calendar }) => (calendar ? [calendar.content] : []))
  const read = (name: string) =>
    files.map((file) => new RegExp(`\\r\\n${name}:(.*)`).exec(file)?.[1])
  const each = <T>(values: T[]) => values.flatMap((value) => [value, value, value])
  expect(read('SEQUENCE')).toEqual(each(['0', '1', '2', '3', '4']))
  expect(read('METHOD')).toEqual(each(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']))
  expect(new Set(read('UID'))).toEqual(new Set([`viewing-${id}@mail.hearth.example`]))
})

test('the e-mail says what the calendar file says, for services that carry none', async () => {
  await accepted()
  const mail = (await sent()).find(({ kind }) => kind === 'viewing.change.seeker')
  expect(mail).toMatchObject({
    replyTo: 'agent@finch.example',
    params: {
      to_email: 'ada@example.com',
      from_name: 'Finch & Co',
      viewing_date: MONDAY,
      viewing_time: '10:00',
      property_id: String(propertyId),
    },
  })
  expect(mail?.text).toContain('Monday, 23 November 2026')
  expect(mail?.text).toContain('10:00')
  expect(mail?.text).toContain('https://hearth.example/viewings')
})
