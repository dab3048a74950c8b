import { agents } from '@hearth/db/schema/agent.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { throttleEvents } from '@hearth/db/schema/throttle.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeReply } from '../message/mutations.ts'
import { TEST_SETTINGS, testCaller } from '../testing/caller.ts'

const db = await testDatabase({ max: 12 })
// A Friday noon in London.
const now = new Date('2026-11-20T12:00:00Z')
const caller = testCaller(db, { now })
beforeEach(db.reset)
afterAll(db.close)

type Home = Partial<typeof properties.$inferInsert>

async function storeHome(home: Home = {}, agentEmail: string | null = 'agent@minster.example') {
  const [agent] = await db.drizzle
    .insert(agents)
    .values({ companyName: 'Minster', phone: '01904 1', address: 'York', email: agentEmail })
    .returning()
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      agentId: agent?.id ?? null,
      listingType: 'sale',
      propertyType: 'house',
      price: 400_000,
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, York',
      ...home,
    })
    .returning()
  const propertyId = row?.id ?? 0
  await db.drizzle.insert(propertyDetails).values({ propertyId, title: 'A house <by> the wall' })
  // What the listing itself wants done is another matter.
  await db.sql`delete from jobs`
  return propertyId
}

const sender = { name: 'Ada Lovelace', email: 'Ada@Example.com', phone: '020 7946 0102' }
const message = 'Is the garden\n"south-facing" & <b>sunny</b>?'
const wish = { date: '2026-11-23', times: ['14:00', '09:00'] as ('14:00' | '09:00')[] }

const mailTo = async () =>
  (await db.drizzle.select().from(emails)).map(({ kind, toAddress }) => [kind, toAddress]).sort()

describe('message.contact', () => {
  test('stores the message, and mails the recipient, the agent and the sender', async () => {
    const propertyId = await storeHome()
    const answer = await caller.message.contact({ ...sender, propertyId, message })
    const stored = await db.drizzle.select().from(messages)
    expect(stored).toMatchObject([
      {
        id: answer.id,
        propertyId,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '020 7946 0102',
        text: message,
        isAgentReply: false,
      },
    ])
    expect(await mailTo()).toEqual([
      ['contact.agent', 'agent@minster.example'],
      ['contact.agent', 'enquiries@hearth.example'],
      ['contact.sender', 'ada@example.com'],
    ])
    expect(await db.drizzle.select().from(jobs)).toHaveLength(3)
  })

  test('the mail carries every parameter, in its text as well, and is safe to show', async () => {
    const propertyId = await storeHome()
    await caller.message.contact({ ...sender, propertyId, message })
    const [mail] = await db.drizzle.select().from(emails)
    expect(mail?.params).toEqual({
      to_email: 'enquiries@hearth.example',
      from_name: 'Ada Lovelace',
      from_email: 'ada@example.com',
      phone: '020 7946 0102',
      message,
      property_title: 'A house <by> the wall',
      property_id: String(propertyId),
    })
    expect(mail?.replyTo).toBe('ada@example.com')
    const { to_email: _, ...told } = mail?.params ?? {}
    for (const value of Object.values(told)) {
      expect(mail?.text.replace(/^> /gm, '')).toContain(value)
    }
    expect(mail?.html).not.toContain('<b>sunny')
    expect(mail?.html).toContain('&quot;south-facing&quot; &amp; &lt;b&gt;sunny')
    expect(mail?.html).toContain(`https://hearth.example/property/${propertyId}`)
  })

  test('characters that a database cannot hold lose nothing else', async () => {
    const propertyId = await storeHome()
    const odd = {
      ...sender,
      name: 'Ada \ud800',
      message: `May I\u0000 see it? ${'👍'.repeat(99)}\udc00`,
    }
    await caller.message.contact({ ...odd, propertyId })
    const [stored] = await db.drizzle.select().from(messages)
    expect(stored?.name).toBe('Ada \ufffd')
    expect(stored?.text).toBe(`May I see it? ${'👍'.repeat(99)}\ufffd`)
  })

  test('ten equal submissions at once are one, with one set of mails', async () => {
    const propertyId = await storeHome()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => caller.message.contact({ ...sender, propertyId, message })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await db.drizzle.select().from(messages)).toHaveLength(1)
    expect(await db.drizzle.select().from(emails)).toHaveLength(3)
    expect(await db.drizzle.select().from(throttleEvents)).toHaveLength(2)
  })

  test('the same words a day later are another message', async () => {
    const propertyId = await storeHome()
    await caller.message.contact({ ...sender, propertyId, message })
    const later = testCaller(db, { now: new Date(now.getTime() + 25 * 3_600_000) })
    await later.message.contact({ ...sender, propertyId, message })
    expect(await db.drizzle.select().from(messages)).toHaveLength(2)
  })

  test('an agent who is the recipient gets it once; without either, only the sender', async () => {
    const shared = await storeHome({}, 'Enquiries@Hearth.example')
    await caller.message.contact({ ...sender, propertyId: shared, message })
    expect(await mailTo()).toEqual([
      ['contact.agent', 'enquiries@hearth.example'],
      ['contact.sender', 'ada@example.com'],
    ])
    await db.reset()
    const none = await storeHome({}, null)
    const settings = { ...TEST_SETTINGS, enquiryRecipient: null }
    await testCaller(db, { now, settings }).message.contact({
      ...sender,
      propertyId: none,
      message,
    })
    expect(await mailTo()).toEqual([['contact.sender', 'ada@example.com']])
  })

  test('a home that is not there cannot be asked about', async () => {
    const withdrawn = await storeHome({ withdrawnAt: now })
    for (const propertyId of [withdrawn, 999_999]) {
      const asking = caller.message.contact({ ...sender, propertyId, message })
      await expect(asking).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await mailTo()).toEqual([])
  })
})

describe('viewing.request', () => {
  test('stores the request as pending, its times in order, and mails it', async () => {
    const propertyId = await storeHome()
    const answer = await caller.viewing.request({ ...sender, ...wish, propertyId })
    expect(answer).toMatchObject({ success: true, status: 'pending' })
    expect(await db.drizzle.select().from(viewings)).toMatchObject([
      { id: answer.id, date: '2026-11-23', times: ['09:00', '14:00'], status: 'pending' },
    ])
    expect(await mailTo()).toEqual([
      ['viewing.agent', 'agent@minster.example'],
      ['viewing.agent', 'enquiries@hearth.example'],
      ['viewing.sender', 'ada@example.com'],
    ])
    const [mail] = await db.drizzle.select().from(emails)
    expect(mail?.params).toMatchObject({
      viewing_date: '2026-11-23',
      viewing_time: '09:00, 14:00',
      property_id: String(propertyId),
    })
    expect(mail?.text).toContain('Monday, 23 November 2026')
  })

  test('is one however often it is sent while pending, and another after that', async () => {
    const propertyId = await storeHome()
    const ask = () => caller.viewing.request({ ...sender, ...wish, propertyId })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const reversed = { ...wish, times: wish.times.toReversed() }
    expect(await caller.viewing.request({ ...sender, ...reversed, propertyId })).toEqual(answers[0])
    await db.drizzle.update(viewings).set({ status: 'cancelled' })
    expect((await ask()).id).not.toBe(answers[0]?.id)
  })

  test('the viewing rules hold on the server, and the answer names the field', async () => {
    const propertyId = await storeHome()
    const asked = (change: Partial<typeof wish>) =>
      caller.viewing.request({ ...sender, ...wish, ...change, propertyId })
    await expect(asked({ date: '2026-11-22' })).rejects.toMatchObject({
      cause: { params: { field: 'date', reason: expect.stringContaining('another date') } },
    })
    await expect(asked({ date: '2026-11-19' })).rejects.toMatchObject({
      cause: { params: { field: 'date', reason: expect.stringContaining('in the past') } },
    })
    await expect(asked({ date: '2026-11-20', times: ['09:00'] })).rejects.toMatchObject({
      cause: { params: { field: 'times', reason: expect.stringContaining('still to come') } },
    })
    expect(await db.drizzle.select().from(viewings)).toEqual([])
  })

  test.each(['sold', 'let'] as const)('a home that is %s is not shown any more', async (status) => {
    const listingType = status === 'sold' ? 'sale' : 'rent'
    const propertyId = await storeHome({ status, listingType })
    const asking = caller.viewing.request({ ...sender, ...wish, propertyId })
    await expect(asking).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(caller.message.contact({ ...sender, propertyId, message })).resolves.toMatchObject(
      { success: true },
    )
  })
})

describe('limits', () => {
  const limited = (perAddress: number, perSender: number) => ({
    ...TEST_SETTINGS,
    enquiryLimits: {
      perAddress: { max: perAddress, windowSeconds: 3600 },
      perSender: { max: perSender, windowSeconds: 3600 },
    },
  })
  const say = (text: string) => ({ ...sender, message: text })

  test('of twelve at once from one sender, as many pass as are allowed', async () => {
    const propertyId = await storeHome()
    const held = testCaller(db, { now, settings: limited(100, 3) })
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => held.message.contact({ ...say(`${n}`), propertyId })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await db.drizzle.select().from(messages)).toHaveLength(3)
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cause: { params: { seconds: 3600 } },
    })
  })

  test('an address is held back whatever name it gives, and others are not', async () => {
    const propertyId = await storeHome()
    const from = (clientAddress: string) =>
      testCaller(db, { now, clientAddress, settings: limited(1, 100) })
    const ask = (address: string, email: string) =>
      from(address).message.contact({ ...sender, email, propertyId, message })
    await ask('2001:db8:0:1::5', 'a@example.com')
    // Another address of the same network.
    await expect(ask('2001:0db8::1:9:0:0:1', 'b@example.com')).rejects.toThrow()
    await ask('2001:db8:0:2::5', 'c@example.com')
    await ask('203.0.113.9', 'd@example.com')
    await expect(ask('::ffff:203.0.113.9', 'e@example.com')).rejects.toThrow()
  })

  test('a mailbox is one sender under each of its names, and no address is kept as it is', async () => {
    const propertyId = await storeHome()
    const held = testCaller(db, { now, settings: limited(100, 1) })
    const ask = (email: string) => held.message.contact({ ...sender, email, propertyId, message })
    await ask('ada+1@example.com')
    await expect(ask('ada+2@example.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await ask('bob@example.com')
    for (const { key } of await db.drizzle.select().from(throttleEvents)) {
      expect(key).toMatch(/^enquiry\/(address|sender)\/[0-9a-f]{64}$/)
    }
  })

  test('after the time the next is taken', async () => {
    const propertyId = await storeHome()
    const settings = limited(1, 1)
    await testCaller(db, { now, settings }).message.contact({ ...say('1'), propertyId })
    const soon = testCaller(db, { now: new Date(now.getTime() + 3_599_000), settings })
    await expect(soon.message.contact({ ...say('2'), propertyId })).rejects.toMatchObject({
      cause: { params: { seconds: 1 } },
    })
    const later = testCaller(db, { now: new Date(now.getTime() + 3_601_000), settings })
    await later.message.contact({ ...say('2'), propertyId })
  })
})

test("an agent's reply is stored and goes out in full", async () => {
  const propertyId = await storeHome()
  await caller.message.contact({ ...sender, propertyId, message })
  await db.sql`delete from emails`
  const text = 'It is.\nCome and see.'
  const context = { db, now, settings: TEST_SETTINGS }
  await storeReply(context, { propertyId, email: 'ADA@example.com', text })
  const [mail] = await db.drizzle.select().from(emails)
  expect(mail).toMatchObject({
    kind: 'reply.sender',
    toAddress: 'ada@example.com',
    replyTo: 'agent@minster.example',
    params: { from_name: 'Minster', from_email: 'agent@minster.example', message: text },
  })
  expect(mail?.text).toContain('> It is.\n> Come and see.')
  const conversation = await db.drizzle.select().from(messages)
  expect(conversation.map(({ isAgentReply }) => isAgentReply)).toEqual([false, true])
  const toNobody = storeReply(context, { propertyId, email: 'who@example.com', text })
  await expect(toNobody).rejects.toThrow('notFound')
})
