import { users } from '@hearth/db/schema/account.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { remind } from './jobs.ts'
import { adoptMessages, forgetSender } from './mutations.ts'

const db = await testDatabase({ max: 8 })
afterAll(db.close)

const NOON = new Date('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const as = (actor: Actor | null, minutes: number) => testCaller(db, { actor, now: at(minutes) })
const remindAt = (minutes: number) => remind(testJobContext(db, { now: at(minutes) }), {})

let ada: Actor
let agent: Actor
let home: number
beforeEach(async () => {
  await db.reset()
  ada = await storeUser(db, 'ada@example.com', 'Ada Byron')
  const finch = await storeAgent(db, 'finch@example.com')
  agent = finch.actor
  home = await storeHome(db, finch.agentId)
  const sender = { name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' }
  await as(ada, -60).message.contact({ ...sender, propertyId: home, message: 'First' })
  await db.sql`delete from emails`
})

const reply = (text: string, minutes: number) =>
  as(agent, minutes).agent.messages.reply({ propertyId: home, email: 'ada@example.com', text })
const send = (text: string, minutes: number) =>
  as(ada, minutes).message.send({ propertyId: home, text })
const mails = () => db.drizzle.select().from(emails).orderBy(emails.id)

test('a reply that stays unread is told after five minutes, and once', async () => {
  await reply('Come on Friday.', 0)
  await remindAt(4.99)
  expect(await mails()).toEqual([])
  await remindAt(5)
  await remindAt(6)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    kind: 'message.seeker',
    toAddress: 'ada@example.com',
    replyTo: 'finch@example.com',
    subject: 'A message about A house by the wall',
    params: {
      from_name: 'Finch & Co',
      from_email: 'finch@example.com',
      message: 'Come on Friday.',
    },
  })
  expect(mail?.text).toContain('> Come on Friday.')
  expect(mail?.text).toContain(`https://hearth.example/messages?property=${home}`)
})

test('several of one conversation are one e-mail; what is younger waits for its own five minutes', async () => {
  await reply('One', 0)
  await reply('Two', 1)
  await reply('Three', 4)
  await remindAt(6)
  await remindAt(8)
  await remindAt(9)
  expect((await mails()).map(({ subject, params }) => [subject, params.message])).toEqual([
    ['2 messages about A house by the wall', 'One\n\nTwo'],
    ['A message about A house by the wall', 'Three'],
  ])
})

test('what was read in time is not told', async () => {
  await reply('One', 0)
  await as(ada, 3).message.markRead({ propertyId: home })
  await remindAt(10)
  expect(await mails()).toEqual([])
})

test('an agent is told of what a member wrote, and can answer by e-mail', async () => {
  await send('Is there a garden?', 0)
  await remindAt(5)
  expect(await mails()).toMatchObject([
    {
      kind: 'message.agent',
      toAddress: 'finch@example.com',
      replyTo: 'ada@example.com',
      subject: 'A message from Ada Byron about A house by the wall',
      params: { from_email: 'ada@example.com', phone: '020 7946 0102' },
    },
  ])
})

test('both sides are told apart, and several workers at once tell once', async () => {
  await reply('From the agent', 0)
  await send('From Ada', 0.5)
  // Ada's answer has read the reply.
  await reply('Again from the agent', 0.6)
  await send('Again from Ada', 0.7)
  await db.drizzle.update(messages).set({ readAt: null })
  await Promise.all(Array.from({ length: 5 }, () => remindAt(10)))
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
    'message.agent',
    'message.seeker',
  ])
})

test('mail goes to the address that the account has now', async () => {
  await reply('One', 0)
  await db.drizzle.update(users).set({ email: 'new@example.com' }).where(eq(users.id, ada.userId))
  await remindAt(5)
  expect(await mails()).toMatchObject([{ toAddress: 'new@example.com' }])
})

test('a home that is withdrawn meanwhile keeps nobody from being told', async () => {
  await reply('Sorry, it is gone.', 0)
  await db.drizzle.update(properties).set({ withdrawnAt: at(1) })
  await remindAt(5)
  expect(await mails()).toHaveLength(1)
})

test('what guests wrote and got was mailed at once, also when an account adopts it', async () => {
  const sender = { name: 'Eve', email: 'eve@example.com', phone: '020 7946 0103' }
  await as(null, 0).message.contact({ ...sender, propertyId: home, message: 'Hello' })
  await as(agent, 1).agent.messages.reply({
    ...{ propertyId: home, email: 'eve@example.com', text: 'Hello' },
  })
  // As it was stored before anybody kept whether it was mailed.
  await db.sql`update messages set mailed_at = null where email = 'eve@example.com'`
  await db.sql`delete from emails`
  await remindAt(10)
  const eve = await storeUser(db, 'eve@example.com', 'Eve')
  await db.drizzle.transaction((tx) => adoptMessages(tx, eve.userId, eve.email))
  await remindAt(20)
  expect(await mails()).toEqual([])
})

test('who deletes the account is told nothing more, and the agent still hears of them', async () => {
  await reply('Where are you?', 0)
  await send('Goodbye', 1)
  await reply('Where to?', 2)
  await db.drizzle.transaction((tx) => forgetSender(tx, ada.userId))
  await db.drizzle.update(messages).set({ readAt: null })
  await remindAt(10)
  expect(await mails()).toMatchObject([
    { kind: 'message.agent', replyTo: null, subject: expect.stringContaining('Former member') },
  ])
})
