import { emails } from '@hearth/db/schema/email.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { throttleEvents } from '@hearth/db/schema/throttle.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { TEST_SETTINGS, testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { exportMessages } from './data.ts'
import { adoptMessages, forgetSender } from './mutations.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)

const NOON = new Date('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const as = (actor: Actor | null, minutes = 0) => testCaller(db, { actor, now: at(minutes) })

let ada: Actor
let bob: Actor
let agent: Actor
let otherAgent: Actor
let home: number
beforeEach(async () => {
  await db.reset()
  ada = await storeUser(db, 'ada@example.com', 'Ada Byron')
  bob = await storeUser(db, 'bob@example.com', 'Bob')
  const finch = await storeAgent(db, 'finch@example.com', 'Finch & Co')
  agent = finch.actor
  otherAgent = (await storeAgent(db, 'other@example.com', 'Other')).actor
  home = await storeHome(db, finch.agentId)
})

const phone = '020 7946 0102'
const contact = (message: string, email = 'ada@example.com', propertyId = home) => ({
  ...{ name: 'Ada', email, phone, message, propertyId },
})
const rows = () => db.drizzle.select().from(messages).orderBy(messages.id)
const mails = async () =>
  (await db.drizzle.select().from(emails).orderBy(emails.id)).map(({ kind }) => kind)

describe('whose a message is', () => {
  test('whoever is signed in, whatever address they give', async () => {
    await as(ada).message.contact(contact('One', 'other@home.example'))
    expect((await rows())[0]).toMatchObject({ userId: ada.userId, mailedAt: NOON, readAt: null })
  })

  test('of a visitor, the account that has the address, else nobody', async () => {
    await as(null).message.contact(contact('One', 'ADA@example.com'))
    await as(null).message.contact(contact('Two', 'guest@example.com'))
    expect((await rows()).map(({ userId }) => userId)).toEqual([ada.userId, null])
  })
})

describe('a conversation', () => {
  test('is told with its home, counts, and what was said last, the newest first', async () => {
    const second = await storeHome(db, null, 'A flat')
    await as(ada).message.contact(contact('May I see it?'))
    await as(ada, 1).message.contact(contact('And this?', 'ada@example.com', second))
    await as(agent, 2).agent.messages.reply({
      ...{ propertyId: home, email: 'ada@example.com', text: 'You may.' },
    })
    expect(await as(ada).message.conversations()).toEqual([
      {
        propertyId: home,
        title: 'A house by the wall',
        image: '/art/front/one.svg',
        count: 2,
        unread: 1,
        lastText: 'You may.',
        lastFrom: 'agent',
        lastAt: at(2).toISOString(),
        agentCompany: 'Finch & Co',
        agentEmail: 'finch@example.com',
      },
      expect.objectContaining({
        ...{ propertyId: second, title: 'A flat', count: 1, unread: 0, lastFrom: 'seeker' },
        ...{ agentCompany: null, agentEmail: null },
      }),
    ])
    expect(await as(ada).message.unread()).toMatchObject({ count: 1 })
    expect(await as(bob).message.conversations()).toEqual([])
    expect(await as(bob).message.unread()).toMatchObject({ count: 0 })
  })

  test('goes on in both directions, and each side reads what the other wrote', async () => {
    await as(ada).message.contact(contact('One'))
    const reply = { propertyId: home, email: 'ada@example.com', text: 'Two' }
    await as(agent, 1).agent.messages.reply(reply)
    await as(ada, 2).message.send({ propertyId: home, text: '  Three  ' })
    const { messages: thread, nextCursor } = await as(ada).message.thread({ propertyId: home })
    expect(thread.map(({ from, text }) => [from, text])).toEqual([
      ['seeker', 'One'],
      ['agent', 'Two'],
      ['seeker', 'Three'],
    ])
    expect(nextCursor).toBeNull()
    const theirs = await as(agent).agent.messages.thread({
      ...{ propertyId: home, email: 'ada@example.com' },
    })
    expect(theirs.messages).toEqual(thread)
    // Whoever answers has read.
    expect((await rows()).map(({ readAt }) => readAt)).toEqual([at(1), at(2), null])
    expect((await rows())[2]).toMatchObject({ name: 'Ada Byron', phone, userId: ada.userId })
  })

  test('is read backwards in pages without a gap, also where instants are equal', async () => {
    await as(ada).message.contact(contact('0'))
    const text = (n: number) => String(n)
    await db.drizzle.insert(messages).values(
      Array.from({ length: 119 }, (_, n) => ({
        ...{ propertyId: home, userId: ada.userId, name: 'Ada', email: 'ada@example.com', phone },
        ...{ text: text(n + 1), createdAt: at(Math.floor(n / 7)) },
      })),
    )
    const read: string[] = []
    let cursor: number | undefined
    let pages = 0
    do {
      const page = await as(ada).message.thread({ propertyId: home, cursor })
      read.unshift(...page.messages.map((message) => message.text))
      cursor = page.nextCursor ?? undefined
      pages += 1
    } while (cursor !== undefined)
    expect(pages).toBe(3)
    expect(read).toEqual(Array.from({ length: 120 }, (_, n) => text(n)))
  })

  test('is marked as read up to what was seen', async () => {
    await as(ada).message.contact(contact('One'))
    const reply = { propertyId: home, email: 'ada@example.com' }
    const seen = await as(agent).agent.messages.reply({ ...reply, text: 'Seen' })
    await as(agent).agent.messages.reply({ ...reply, text: 'Not yet' })
    const upTo = seen.id
    expect(await as(ada).message.markRead({ propertyId: home, upTo })).toEqual({ marked: 1 })
    expect(await as(ada).message.unread()).toMatchObject({ count: 1 })
    expect(await as(ada).message.markRead({ propertyId: home })).toEqual({ marked: 1 })
    expect(await as(ada).message.markRead({ propertyId: home })).toEqual({ marked: 0 })
  })
})

describe('message.send', () => {
  beforeEach(() => as(ada).message.contact(contact('One')))

  test.each(['', '   ', '\n\t', '\u200b', 'x'.repeat(4001)])('refuses %j', async (text) => {
    const sending = as(ada).message.send({ propertyId: home, text })
    await expect(sending).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await rows()).toHaveLength(1)
  })

  test('ten submissions of one name are one message, and two without a name are two', async () => {
    const sent = { propertyId: home, text: 'Twice?', clientId: 'submission-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(ada).message.send(sent)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    await as(ada).message.send({ propertyId: home, text: 'ok' })
    await as(ada).message.send({ propertyId: home, text: 'ok' })
    expect((await rows()).map(({ text }) => text)).toEqual(['One', 'Twice?', 'ok', 'ok'])
  })

  test('another person with the same name of a submission is not taken for the first', async () => {
    await as(bob).message.contact(contact('Mine', 'bob@example.com'))
    const sent = { propertyId: home, text: 'Hello', clientId: 'submission-1' }
    const [one, other] = [await as(ada).message.send(sent), await as(bob).message.send(sent)]
    expect(one.id).not.toBe(other.id)
  })

  test('mails nobody at once, and counts as an enquiry does', async () => {
    const before = await mails()
    await as(ada).message.send({ propertyId: home, text: 'Two' })
    expect(await mails()).toEqual(before)
    expect(await db.drizzle.select().from(throttleEvents)).toHaveLength(4)
    const perSender = { max: 1, windowSeconds: 3600 }
    const settings = {
      ...TEST_SETTINGS,
      enquiryLimits: { ...TEST_SETTINGS.enquiryLimits, perSender },
    }
    const held = testCaller(db, { actor: ada, now: NOON, settings })
    const sending = held.message.send({ propertyId: home, text: 'Three' })
    await expect(sending).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('agent.messages', () => {
  const list = (actor: Actor, input = {}) => as(actor).agent.messages.list(input)

  test('lists conversations by seeker, pages without repeating, and only of their own homes', async () => {
    const second = await storeHome(db, null, 'Not theirs')
    await as(ada).message.contact(contact('One'))
    await as(null).message.contact(contact('Guest', 'guest@example.com'))
    await as(ada).message.contact(contact('Elsewhere', 'ada@example.com', second))
    const first = await list(agent, { limit: 1 })
    expect(first.items).toMatchObject([
      { email: 'guest@example.com', name: 'Ada', hasAccount: false, unread: 1, phone },
    ])
    const rest = await list(agent, { limit: 1, cursor: first.nextCursor ?? undefined })
    expect(rest).toMatchObject({
      items: [{ email: 'ada@example.com', name: 'Ada Byron', hasAccount: true, unread: 1 }],
      nextCursor: null,
    })
    expect((await list(otherAgent)).items).toEqual([])
  })

  test('a member who gave another address is one conversation, under the address they have', async () => {
    await as(ada).message.contact(contact('One', 'old@example.com'))
    await as(ada).message.contact(contact('Two', 'ada@example.com'))
    expect((await list(agent)).items).toMatchObject([{ email: 'ada@example.com', count: 2 }])
    // The address that the agent read in the first e-mail leads there too.
    const reply = { propertyId: home, email: 'old@example.com', text: 'Hello' }
    await as(agent).agent.messages.reply(reply)
    expect(await as(ada).message.unread()).toMatchObject({ count: 1 })
  })

  test('a guest gets the reply by e-mail at once, a member does not', async () => {
    await as(ada).message.contact(contact('One'))
    await as(null).message.contact(contact('Guest', 'guest@example.com'))
    await db.sql`delete from emails`
    const reply = (email: string) =>
      as(agent).agent.messages.reply({ propertyId: home, email, text: 'Hello' })
    await reply('ada@example.com')
    expect(await mails()).toEqual([])
    await reply('guest@example.com')
    expect(await mails()).toEqual(['reply.sender'])
    expect((await rows()).map(({ mailedAt }) => mailedAt)).toEqual([NOON, NOON, null, NOON])
  })

  test('a repeated submission is one reply, and one e-mail', async () => {
    await as(null).message.contact(contact('Guest', 'guest@example.com'))
    await db.sql`delete from emails`
    const reply = { propertyId: home, email: 'guest@example.com', text: 'Hello' }
    const send = () => as(agent).agent.messages.reply({ ...reply, clientId: 'reply-0001' })
    expect(await send()).toEqual(await send())
    expect(await mails()).toEqual(['reply.sender'])
  })
})

describe('who may', () => {
  const absent = 999_999
  beforeEach(() => as(ada).message.contact(contact('One')))

  const own: [string, (actor: Actor | null, propertyId: number) => Promise<unknown>][] = [
    ['conversations', (actor) => as(actor).message.conversations()],
    ['unread', (actor) => as(actor).message.unread()],
    ['thread', (actor, propertyId) => as(actor).message.thread({ propertyId })],
    ['send', (actor, propertyId) => as(actor).message.send({ propertyId, text: 'x' })],
    ['markRead', (actor, propertyId) => as(actor).message.markRead({ propertyId })],
  ]
  test.each(own)('message.%s refuses visitors', async (_name, call) => {
    await expect(call(null, home)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test.each(['thread', 'send'])('message.%s finds nothing of others or absent', async (name) => {
    const call = own.find(([each]) => each === name)?.[1]
    for (const [actor, propertyId] of [
      [bob, home],
      [agent, home],
      [ada, absent],
    ] as const) {
      await expect(call?.(actor, propertyId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await rows()).toHaveLength(1)
  })

  test("nobody marks another's messages as read", async () => {
    const email = 'ada@example.com'
    await as(agent).agent.messages.reply({ propertyId: home, email, text: 'Hello' })
    for (const actor of [bob, agent]) {
      expect(await as(actor).message.markRead({ propertyId: home })).toEqual({ marked: 0 })
    }
    expect(await as(ada).message.unread()).toMatchObject({ count: 1 })
  })

  const input = (propertyId: number) => ({ propertyId, email: 'ada@example.com' })
  const agents: [string, (actor: Actor | null, propertyId: number) => Promise<unknown>][] = [
    ['list', (actor) => as(actor).agent.messages.list({})],
    ['thread', (actor, id) => as(actor).agent.messages.thread(input(id))],
    ['reply', (actor, id) => as(actor).agent.messages.reply({ ...input(id), text: 'x' })],
    ['markRead', (actor, id) => as(actor).agent.messages.markRead(input(id))],
  ]
  test.each(agents)('agent.messages.%s refuses visitors and seekers', async (_name, call) => {
    await expect(call(null, home)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(call(ada, home)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test.each(agents.slice(1))('agent.messages.%s finds no home of others', async (_name, call) => {
    await expect(call(otherAgent, home)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(call(agent, absent)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(call(agent, home)).resolves.toBeDefined()
  })

  test('nobody is answered who has not written', async () => {
    const reply = { propertyId: home, email: 'bob@example.com', text: 'Hello' }
    await expect(as(agent).agent.messages.reply(reply)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an account comes and goes', () => {
  test('what a guest wrote and was answered is found in the account that proves the address', async () => {
    await as(null).message.contact(contact('As a guest', 'eve@example.com'))
    const reply = { propertyId: home, email: 'eve@example.com', text: 'Hello' }
    await as(agent).agent.messages.reply(reply)
    const eve = await storeUser(db, 'eve@example.com', 'Eve')
    expect(await as(eve).message.conversations()).toEqual([])
    await db.drizzle.transaction((tx) => adoptMessages(tx, eve.userId, eve.email))
    expect(await as(eve).message.conversations()).toMatchObject([{ count: 2, unread: 1 }])
    const exported = await exportMessages(db, eve.userId)
    expect(exported).toMatchObject([
      { propertyId: home, from: 'seeker', text: 'As a guest', email: 'eve@example.com' },
      { propertyId: home, from: 'agent', text: 'Hello', readAt: null },
    ])
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported)
  })

  test('of a deleted account the agent keeps the texts without the person, each apart', async () => {
    await as(ada).message.contact(contact('From Ada'))
    await as(bob).message.contact(contact('From Bob', 'bob@example.com'))
    for (const { userId } of [ada, bob]) {
      await db.drizzle.transaction((tx) => forgetSender(tx, userId))
    }
    expect(JSON.stringify(await rows())).not.toMatch(/ada@|bob@|7946/)
    const { items } = await as(agent).agent.messages.list({})
    expect(items.map(({ name, email, lastText }) => [name, email, lastText])).toEqual([
      ['Former member', `removed-${bob.userId}@hearth.invalid`, 'From Bob'],
      ['Former member', `removed-${ada.userId}@hearth.invalid`, 'From Ada'],
    ])
    // Whoever is gone cannot be answered.
    const reply = { propertyId: home, email: items[0]?.email ?? '', text: 'Hello?' }
    await expect(as(agent).agent.messages.reply(reply)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
