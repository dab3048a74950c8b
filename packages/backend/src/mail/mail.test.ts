import type { OutgoingEmail } from '@hearth/adapters/mail/mailer.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_SETTINGS, testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { deliverEmail } from './jobs.ts'
import { markEmailFailed, type NewEmail, storeEmail } from './mutations.ts'
import { renderHtml, renderText } from './render.ts'

const db = await testDatabase({ max: 12 })
beforeEach(db.reset)
afterAll(db.close)

const EMAIL: NewEmail = {
  kind: 'contact.agent',
  to: 'agent@example.com',
  replyTo: 'ada@example.com',
  subject: 'Ada asks',
  preview: 'Is it sunny?',
  heading: 'A message',
  blocks: [{ type: 'quote', text: 'Is it\nsunny?' }],
  params: { from_name: 'Ada' },
}
const store = (email: Partial<NewEmail> = {}) =>
  db.drizzle.transaction((tx) => storeEmail(tx, { ...EMAIL, ...email }, TEST_SETTINGS))
const stored = async () => (await db.drizzle.select().from(emails))[0]

/** A job's context whose mail server does as told, and notes what it was given. */
function sending(work: () => Promise<void> = async () => undefined) {
  const sent: OutgoingEmail[] = []
  const send = async (email: OutgoingEmail) => {
    sent.push(email)
    await work()
  }
  const mailer = { kind: 'smtp', send, close: async () => undefined } as const
  return { sent, context: testJobContext(db, { mailer }) }
}

describe('an e-mail in words', () => {
  const hostile = '<script>alert("1")</script> & \'co\''
  const content = {
    subject: hostile,
    preview: hostile,
    heading: hostile,
    blocks: [
      { type: 'paragraph', text: hostile },
      { type: 'quote', text: hostile },
      { type: 'facts', rows: [{ label: hostile, value: hostile }] },
      { type: 'button', label: hostile, url: 'https://hearth.example/?a="><script>' },
    ],
  } as const

  test('holds nothing of what people wrote as HTML', () => {
    const html = renderHtml(content, [hostile])
    expect(html).not.toContain('<script')
    expect(html).not.toContain('"1"')
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(9)
  })

  test('says the same as plain text', () => {
    const text = renderText({ ...content, heading: 'Hello', blocks: EMAIL.blocks }, [])
    expect(text).toContain('Hello\n\n> Is it\n> sunny?\n')
  })

  test('offers no link but to the web', () => {
    const blocks = [{ type: 'button', label: 'Go', url: 'javascript:alert(1)' }] as const
    expect(() => renderHtml({ ...content, blocks }, [])).toThrow('http')
    expect(() => renderText({ ...content, blocks }, [])).toThrow('http')
  })
})

describe('delivery', () => {
  test('an e-mail is stored with its job, and sent as it was stored', async () => {
    const emailId = await store()
    expect(await db.drizzle.select().from(jobs)).toMatchObject([
      { name: 'mail.deliver', payload: { emailId } },
    ])
    const { sent, context } = sending(async () => {
      expect((await stored())?.state).toBe('sending')
    })
    await deliverEmail(context, { emailId })
    const row = await stored()
    expect(row).toMatchObject({ state: 'sent', reason: null })
    expect(row?.sentAt).toBeInstanceOf(Date)
    expect(sent).toMatchObject([
      {
        messageId: row?.messageId,
        to: 'agent@example.com',
        replyTo: 'ada@example.com',
        subject: 'Ada asks',
        text: expect.stringContaining('> sunny?'),
        params: { from_name: 'Ada' },
      },
    ])
  })

  test('links to prove an address are kept only where there is a mailbox to read them', async () => {
    const { sent, context } = sending()
    const text = 'Follow https://hearth.example/auth?reset=true#secret'
    const secret = { kind: 'account.reset', blocks: [{ type: 'paragraph', text }] } as const
    const here = { ...context, settings: { ...context.settings, hasMailbox: true } }
    const elsewhere = { ...context, settings: { ...context.settings, hasMailbox: false } }
    await deliverEmail(here, { emailId: await store(secret) })
    await deliverEmail(elsewhere, { emailId: await store(secret) })
    await deliverEmail(elsewhere, { emailId: await store() })
    expect(sent.map((email) => email.text.includes('#secret'))).toEqual([true, true, false])
    const rows = await db.drizzle.select().from(emails).orderBy(emails.id)
    expect(rows.map((row) => row.text.includes('#secret'))).toEqual([true, false, false])
    expect(rows.map(({ html }) => html === '')).toEqual([false, true, false])
  })

  test('what is sent is not sent again, not even by several at once', async () => {
    const emailId = await store()
    const { sent, context } = sending(() => new Promise((resolve) => setTimeout(resolve, 50)))
    await Promise.all(Array.from({ length: 5 }, () => deliverEmail(context, { emailId })))
    await deliverEmail(context, { emailId })
    expect(sent).toHaveLength(1)
  })

  test('a failure keeps its reason, and the next attempt the Message-ID', async () => {
    const emailId = await store()
    const failing = sending(() => Promise.reject(new Error('Too Many Requests')))
    await expect(deliverEmail(failing.context, { emailId })).rejects.toThrow('Too Many Requests')
    expect(await stored()).toMatchObject({ state: 'queued', reason: 'Too Many Requests' })
    const working = sending()
    await deliverEmail(working.context, { emailId })
    expect(working.sent[0]?.messageId).toBe(failing.sent[0]?.messageId)
    expect(await stored()).toMatchObject({ state: 'sent', reason: null })
  })

  test('what died while it was sending is sent again under its Message-ID', async () => {
    const emailId = await store()
    await db.drizzle.update(emails).set({ state: 'sending', sendingAt: new Date() })
    const { sent, context } = sending()
    await deliverEmail(context, { emailId })
    expect(sent.map(({ messageId }) => messageId)).toEqual([(await stored())?.messageId])
  })

  test('one that is given up says why; one that was sent stays sent', async () => {
    const emailId = await store()
    await markEmailFailed(db, emailId, 'Forbidden')
    expect(await stored()).toMatchObject({ state: 'failed', reason: 'Forbidden' })
    await deliverEmail(sending().context, { emailId })
    await markEmailFailed(db, emailId, 'Forbidden')
    expect((await stored())?.state).toBe('sent')
  })

  test('an e-mail that is not there ends its job', async () => {
    await expect(deliverEmail(sending().context, { emailId: 404 })).rejects.toThrow('badInput')
  })
})

describe('the development mailbox', () => {
  test('shows the newest first, and each as it goes out', async () => {
    const first = await store({ subject: 'First' })
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const
    const second = await store({ subject: 'Second', calendar })
    const caller = testCaller(db)
    expect((await caller.mail.mailbox()).map(({ id }) => id)).toEqual([second, first])
    expect(await caller.mail.email({ id: first })).toMatchObject({
      subject: 'First',
      toAddress: 'agent@example.com',
      state: 'queued',
      html: expect.stringContaining('sunny?'),
      calendar: null,
      sentAt: null,
    })
    expect((await caller.mail.email({ id: second })).calendar).toEqual(calendar)
    await expect(caller.mail.email({ id: 404 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is not there where it is not wanted', async () => {
    const id = await store()
    const caller = testCaller(db, { settings: { ...TEST_SETTINGS, hasMailbox: false } })
    await expect(caller.mail.mailbox()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(caller.mail.email({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
