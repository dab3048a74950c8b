import { newsletterRequests, newsletterSubscribers } from '@hearth/db/schema/newsletter.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, HOUR, later, NOW } from '../testing/accountWorld.ts'
import { newsletterWorld } from '../testing/newsletterWorld.ts'
import { hashOfToken } from '../tokens.ts'

const db = await testDatabase()
afterAll(db.close)
beforeEach(db.reset)

const ADA = 'ada@example.com'
const DAY = 24 * HOUR
const { caller, deliver, subscribed } = newsletterWorld(db)
const subscribers = () => db.drizzle.select().from(newsletterSubscribers)
const requests = () => db.drizzle.select().from(newsletterRequests)

describe('a subscription', () => {
  test('begins when the button of its link is pressed, and keeps the proof', async () => {
    expect(await caller().newsletter.subscribe({ email: ' Ada@Example.com ' })).toEqual({
      accepted: true,
    })
    expect(await subscribers()).toEqual([])
    const [mail] = await deliver()
    expect(mail).toMatchObject({ kind: 'newsletter.confirm', to: ADA })
    expect(mail?.text).toContain(`https://hearth.example/newsletter/confirm?token=${mail?.token}`)
    const pressed = caller({ now: later(HOUR) }).newsletter
    expect(await pressed.confirm({ token: mail?.token ?? '' })).toEqual({ email: ADA })
    expect(await subscribers()).toMatchObject([
      {
        ...{ email: ADA, consentVersion: '2026-11', askedAt: NOW },
        ...{ confirmedAt: later(HOUR), unsubscribedAt: null },
      },
    ])
    expect(await requests()).toEqual([])
  })

  test('keeps no token, but its SHA-256', async () => {
    await caller().newsletter.subscribe({ email: ADA })
    const [mail] = await deliver()
    expect((await requests())[0]?.tokenHash).toBe(hashOfToken(mail?.token ?? ''))
  })

  test.each([
    ['unknown', async () => 'no such link', NOW],
    ['used', async () => (await subscribed(ADA)).confirmToken, NOW],
    ['too old', async () => (await asked()).token, later(3 * DAY)],
  ])('does not begin by a link that is %s', async (_name, tokenOf, now) => {
    const token = await tokenOf()
    expect(await codeOf(caller({ now }).newsletter.confirm({ token }))).toBe('linkInvalid')
  })

  test('two links that were asked for work until one is used', async () => {
    const [first, second] = [await asked(), await asked()]
    expect(second.token).not.toBe(first.token)
    const { newsletter } = caller()
    expect(await codeOf(newsletter.confirm({ token: first.token }))).toBe('done')
    expect(await codeOf(newsletter.confirm({ token: second.token }))).toBe('linkInvalid')
    expect(await subscribers()).toHaveLength(1)
  })

  test('ends by the link of a letter, once and for all, and begins again by a new link', async () => {
    const { confirmToken } = await subscribed(ADA)
    await caller({ now: later(HOUR) }).newsletter.subscribe({ email: ADA })
    const { token } = (await deliver(later(HOUR))).at(-1) ?? { token: '' }
    const end = (now: Date) => caller({ now }).newsletter.unsubscribe({ token })
    expect(await end(later(2 * HOUR))).toEqual({ success: true })
    expect(await end(later(3 * HOUR))).toEqual({ success: true })
    expect(await subscribers()).toMatchObject([{ unsubscribedAt: later(2 * HOUR) }])
    expect(await codeOf(caller().newsletter.confirm({ token: confirmToken }))).toBe('linkInvalid')
    await subscribed(ADA, later(4 * HOUR))
    const [ada, ...others] = await subscribers()
    expect(others).toEqual([])
    expect(ada).toMatchObject({ askedAt: later(4 * HOUR), unsubscribedAt: null })
  })

  test.each(['', 'no such link'])('does not end by the link %j', async (token) => {
    await subscribed(ADA)
    const code = await codeOf(caller().newsletter.unsubscribe({ token }))
    expect(code).not.toBe('done')
    expect(await subscribers()).toMatchObject([{ unsubscribedAt: null }])
  })

  test('a link to confirm ends nothing, and one to end confirms nothing', async () => {
    const { token } = await asked()
    expect(await codeOf(caller().newsletter.unsubscribe({ token }))).toBe('notFound')
    await caller().newsletter.confirm({ token })
    const note = await asked()
    expect(await codeOf(caller().newsletter.confirm({ token: note.token }))).toBe('linkInvalid')
  })
})

describe('an address that is not one', () => {
  test.each([
    ['', 'Enter your email address.'],
    ['ada', 'Enter an email address such as name@example.com.'],
    [`${'a'.repeat(250)}@b.example`, 'An email address can have at most 254 characters.'],
  ])('%j is told what to do, and counts against nobody', async (email, message) => {
    await expect(caller().newsletter.subscribe({ email })).rejects.toThrow(message)
    expect(await db.sql`select 1 from throttle_events`).toHaveLength(0)
    expect(await requests()).toEqual([])
  })
})

async function asked() {
  await caller().newsletter.subscribe({ email: ADA })
  const mail = (await deliver()).at(-1)
  if (!mail) throw new Error('Nothing was mailed')
  return mail
}
