import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, HOUR, later } from '../testing/accountWorld.ts'
import { newsletterWorld } from '../testing/newsletterWorld.ts'

const db = await testDatabase()
afterAll(db.close)
beforeEach(db.reset)

const ADA = 'ada@example.com'
const { caller, deliver, subscribed } = newsletterWorld(db)

/** What an address may stand for when somebody asks with it. */
const STANDINGS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['nobody’s', async () => undefined],
  ['one that waits to be confirmed', () => caller().newsletter.subscribe({ email: ADA })],
  ['a subscriber’s', () => subscribed(ADA)],
  ['a former subscriber’s', formerly],
]

describe('asking for the newsletter tells nothing about the address', () => {
  test.each(STANDINGS)('%s', async (_name, prepare) => {
    await prepare()
    await db.sql`truncate throttle_events, jobs, newsletter_requests`
    expect(await caller().newsletter.subscribe({ email: ADA })).toEqual({ accepted: true })
    // What is done before the answer is the same for all, and so is the time it takes.
    const stored = await db.sql`
      select name, (select count(*)::int from newsletter_requests) as wishes,
        (select count(*)::int from throttle_events) as counted from jobs`
    expect(stored).toEqual([{ name: 'newsletter.answer', wishes: 1, counted: 2 }])
  })

  test.each(STANDINGS)('three times a day, and no more: %s', async (_name, prepare) => {
    await prepare()
    await db.sql`truncate throttle_events`
    const codes: string[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      codes.push(await codeOf(caller().newsletter.subscribe({ email: ADA })))
    }
    expect(codes).toEqual(['done', 'done', 'done', 'rateLimited'])
    const other = { clientAddress: '198.51.100.1' }
    expect(await codeOf(caller(other).newsletter.subscribe({ email: ADA }))).toBe('rateLimited')
    const tomorrow = caller({ now: later(24 * HOUR) }).newsletter
    expect(await codeOf(tomorrow.subscribe({ email: ADA }))).toBe('done')
  })
})

test('one network address asks for thirty addresses an hour', async () => {
  const ask = (nth: number) =>
    codeOf(caller().newsletter.subscribe({ email: `reader-${nth}@example.com` }))
  for (let nth = 0; nth < 30; nth += 1) expect(await ask(nth)).toBe('done')
  expect(await ask(30)).toBe('rateLimited')
})

test('a subscriber who asks again is told so by mail, at most once a day', async () => {
  await subscribed(ADA)
  const before = (await deliver()).length
  for (const hours of [1, 2, 26]) {
    await caller({ now: later(hours * HOUR) }).newsletter.subscribe({ email: ADA })
    await deliver(later(hours * HOUR))
  }
  const notes = (await deliver()).slice(before)
  expect(notes.map(({ kind, to }) => ({ kind, to }))).toEqual([
    { kind: 'newsletter.exists', to: ADA },
    { kind: 'newsletter.exists', to: ADA },
  ])
  expect(notes[0]?.text).toContain('It comes here already')
})

test('the letters repeat nothing that a stranger typed', async () => {
  await caller().newsletter.subscribe({ email: 'Call-0900-1234@example.com' })
  const [mail] = await deliver()
  expect(mail?.text).not.toContain('0900')
  expect(mail?.text).toContain('If it was not you, do not press the button.')
})

async function formerly() {
  await subscribed(ADA)
  await caller().newsletter.subscribe({ email: ADA })
  const { token } = (await deliver()).at(-1) ?? { token: '' }
  await caller().newsletter.unsubscribe({ token })
}
