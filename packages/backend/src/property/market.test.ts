import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { codeOf } from '../testing/accountWorld.ts'
import { TEST_SETTINGS, testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { storeViewing } from '../testing/viewings.ts'

const db = await testDatabase()
afterAll(db.close)

let finch: Awaited<ReturnType<typeof storeAgent>>
let ada: Awaited<ReturnType<typeof storeUser>>
let id: number
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
  ada = await storeUser(db, 'ada@example.com')
  id = await storeHome(db, finch.agentId)
})

const settings = { ...TEST_SETTINGS, enquiryRecipient: null }
const agent = () => testCaller(db, { actor: finch.actor, settings }).agent
const statusOf = async () => (await db.sql`select status from properties where id = ${id}`)[0]
const mailed = () => db.sql`
  select to_address as to, subject, calendar ->> 'method' as calendar from emails order by id`

describe('the status of a home', () => {
  test('is what its agent says, where that can be', async () => {
    await agent().properties.setStatus({ id, status: 'sold' })
    expect(await statusOf()).toEqual({ status: 'sold' })
    await expect(agent().properties.setStatus({ id, status: 'let' })).rejects.toMatchObject({
      cause: { code: 'badInput', params: { reason: 'Only a home to rent can be let.' } },
    })
    expect(await statusOf()).toEqual({ status: 'sold' })
  })

  test('is not changed of what is withdrawn', async () => {
    await agent().properties.remove({ id })
    expect(await codeOf(agent().properties.setStatus({ id, status: 'sold' }))).toBe('notFound')
  })
})

describe('taking a home off the market', () => {
  const MONDAY = new Date('2026-11-23T10:00:00Z')

  async function storeTies() {
    const asked = await storeViewing(db, id, ada)
    const guest = { name: 'Gwen', email: 'gwen@example.com' }
    const agreed = { status: 'confirmed' as const, startsAt: MONDAY, times: ['10:00'] }
    const held = await storeViewing(db, id, guest, agreed)
    const over = await storeViewing(db, id, guest, { status: 'cancelled', declineReason: 'No.' })
    const phone = '020 7946 0102'
    await testCaller(db).message.contact({ propertyId: id, ...guest, phone, message: 'Hello?' })
    await testCaller(db, { actor: ada }).saved.toggleProperty({ propertyId: id })
    await db.sql`truncate emails, jobs`
    return { asked, held, over }
  }

  test('is preceded by what hangs on it', async () => {
    await storeTies()
    expect(await agent().properties.ties({ id })).toEqual({
      openRequests: 1,
      agreedViewings: 1,
      conversations: 1,
      hearts: 1,
    })
  })

  test('cancels what is open, tells the seekers, and frees the agent’s calendar', async () => {
    const { asked, held, over } = await storeTies()
    expect(await agent().properties.remove({ id })).toEqual({ cancelledViewings: 2 })
    const viewings =
      await db.sql`select id, status, decline_reason as why from viewings order by id`
    const why = 'This home is no longer on the market.'
    expect(viewings).toEqual([
      { id: asked, status: 'cancelled', why },
      { id: held, status: 'cancelled', why },
      { id: over, status: 'cancelled', why: 'No.' },
    ])
    const subject = 'Your viewing of A house by the wall is cancelled'
    expect(await mailed()).toEqual([
      { to: 'ada@example.com', subject, calendar: null },
      {
        to: 'finch@example.com',
        subject: 'The viewing of A house by the wall with Gwen is cancelled',
        calendar: 'CANCEL',
      },
      { to: 'gwen@example.com', subject, calendar: 'CANCEL' },
    ])
    expect(await codeOf(testCaller(db).property.byId({ id }))).toBe('notFound')
    expect(await agent().properties.remove({ id })).toEqual({ cancelledViewings: 0 })
  })

  test('leaves what was written readable, and answered', async () => {
    await storeTies()
    await agent().properties.remove({ id })
    const { items } = await agent().messages.list({ propertyId: id })
    expect(items).toMatchObject([{ email: 'gwen@example.com', lastText: 'Hello?' }])
    const about = { propertyId: id, email: 'gwen@example.com' }
    expect((await agent().messages.thread(about)).messages).toHaveLength(1)
    expect(await agent().messages.reply({ ...about, text: 'It is sold.' })).toBeDefined()
  })

  test('can be taken back', async () => {
    await agent().properties.remove({ id })
    expect((await agent().dashboard()).counts.properties).toBe(0)
    await agent().properties.relist({ id })
    expect((await agent().dashboard()).counts.properties).toBe(1)
    expect(await testCaller(db).property.byId({ id })).toMatchObject({ id })
  })
})
