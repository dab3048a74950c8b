import { NotYet } from '@hearth/adapters/queue/queues.ts'
import { readIssue } from '@hearth/core/newsletter/issue.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, later, NOW } from '../testing/accountWorld.ts'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { storeSubscriber } from '../testing/newsletter.ts'
import { exportSubscription } from './data.ts'
import { beginIssue, reachOf } from './issues.ts'
import { sendIssue } from './sendIssue.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)
beforeEach(db.reset)

const ISSUE = readIssue(`Homes by the sea

The tide is out.

## Look for

- a sound roof

[Homes in Whitby](/properties?location=Whitby)
`)

/** As many as are written at a time, and some more. */
async function subscribers(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    await storeSubscriber(db, `reader-${nth}@example.com`, `note to ${nth}`)
  }
}

/** What the worker does about all that is wanted, and then every e-mail leaves. */
async function work(): Promise<void> {
  const [job] = await db.sql<{ payload: { issueId: number } }[]>`
    select payload from jobs where name = 'newsletter.send' limit 1`
  if (!job) throw new Error('Nothing is to be sent')
  for (let isDone = false; !isDone; ) {
    isDone = await sendIssue(testJobContext(db), job.payload).then(() => true, waits)
    await db.sql`update jobs set finished_at = now() where name = 'mail.deliver'`
  }
}

const waits = (error: unknown) => {
  if (error instanceof NotYet) return false
  throw error
}

const letters = () => db.sql<{ to: string; subject: string; text: string; ending: string }[]>`
  select to_address as to, subject, text, unsubscribe_url as ending from emails
  where kind = 'newsletter.issue' order by id`

describe('an issue', () => {
  test('is a letter with a link of its own that ends it, also for mail programs', async () => {
    await subscribers(2)
    await beginIssue(db, ISSUE, NOW)
    await work()
    const [first, second] = await letters()
    expect(first).toMatchObject({ to: 'reader-0@example.com', subject: 'Homes by the sea' })
    expect(first?.text).toContain(
      'Look for\n\n- a sound roof\n\nHomes in Whitby: https://hearth.example/properties?location=Whitby',
    )
    expect(first?.text).toContain(`Unsubscribe from the newsletter: ${first?.ending}`)
    expect(first?.ending).toMatch(/^https:\/\/hearth\.example\/newsletter\/unsubscribe\?token=./)
    expect(second?.ending).not.toBe(first?.ending)
    expect(await exportSubscription(db, 'reader-0@example.com')).toMatchObject({
      sent: [{ subject: 'Homes by the sea', at: NOW.toISOString() }],
    })
    const token = new URL(first?.ending ?? '').searchParams.get('token') ?? ''
    await testCaller(db).newsletter.unsubscribe({ token })
    const left =
      await db.sql`select email from newsletter_subscribers where unsubscribed_at is null`
    expect(left).toEqual([{ email: 'reader-1@example.com' }])
  })

  test('goes to those who were subscribed when it was begun, and to no others', async () => {
    await subscribers(2)
    await storeSubscriber(db, 'late@example.com', 'a late note', later(HOUR))
    await db.sql`update newsletter_subscribers set unsubscribed_at = ${NOW.toISOString()} where email like 'reader-1@%'`
    expect(await reachOf(db, ISSUE, NOW)).toEqual({ waiting: 1, isBegun: false })
    expect(await beginIssue(db, ISSUE, NOW)).toEqual({ waiting: 1, isBegun: false })
    await work()
    expect((await letters()).map(({ to }) => to)).toEqual(['reader-0@example.com'])
    expect(await reachOf(db, ISSUE, later(2 * HOUR))).toEqual({ waiting: 0, isBegun: true })
  })

  test('reaches nobody who ends the newsletter before their letter is written', async () => {
    await subscribers(1)
    await beginIssue(db, ISSUE, NOW)
    await testCaller(db).newsletter.unsubscribe({ token: 'note to 0' })
    await work()
    expect(await letters()).toEqual([])
  })

  test('is told before anything is sent, and counting sends nothing', async () => {
    await subscribers(3)
    expect(await reachOf(db, ISSUE, NOW)).toEqual({ waiting: 3, isBegun: false })
    expect(await db.sql`select 1 from jobs`).toHaveLength(0)
    expect(await db.sql`select 1 from newsletter_issues`).toHaveLength(0)
  })
})

describe('each at most once', () => {
  const addresses = async () => (await letters()).map(({ to }) => to)

  test('when it is begun twice, before and after it was sent', async () => {
    await subscribers(3)
    await beginIssue(db, ISSUE, NOW)
    expect(await beginIssue(db, ISSUE, later(HOUR))).toEqual({ waiting: 3, isBegun: true })
    expect(await db.sql`select 1 from jobs where name = 'newsletter.send'`).toHaveLength(1)
    await work()
    expect(await beginIssue(db, ISSUE, later(HOUR))).toEqual({ waiting: 0, isBegun: true })
    await work()
    expect(await addresses()).toHaveLength(3)
  })

  test('in portions that wait for each other, by workers at once', async () => {
    await subscribers(120)
    await beginIssue(db, ISSUE, NOW)
    const [job] = await db.sql<{ payload: { issueId: number } }[]>`
      select payload from jobs where name = 'newsletter.send'`
    const payload = job?.payload ?? { issueId: 0 }
    await expect(sendIssue(testJobContext(db), payload)).rejects.toBeInstanceOf(NotYet)
    expect(await addresses()).toHaveLength(50)
    await expect(sendIssue(testJobContext(db), payload)).rejects.toBeInstanceOf(NotYet)
    expect(await addresses()).toHaveLength(50)
    await db.sql`update jobs set finished_at = now() where name = 'mail.deliver'`
    const both = [0, 1].map(() => sendIssue(testJobContext(db), payload).catch(waits))
    await Promise.all(both)
    await work()
    const sent = await addresses()
    expect(sent).toHaveLength(120)
    expect(new Set(sent).size).toBe(120)
  })

  test('in portions of what leaves within ten seconds, beside what waits already', async () => {
    await subscribers(30)
    await beginIssue(db, ISSUE, NOW)
    const [job] = await db.sql<{ payload: { issueId: number } }[]>`
      select payload from jobs where name = 'newsletter.send'`
    const payload = job?.payload ?? { issueId: 0 }
    await db.sql`insert into jobs (name, payload) values ('mail.deliver', '{"emailId": 1}')`
    const written = async (emailsPerMinute: number) => {
      const context = testJobContext(db, { emailsPerMinute })
      await expect(sendIssue(context, payload)).rejects.toBeInstanceOf(NotYet)
      return (await addresses()).length
    }
    expect(await written(1)).toBe(0)
    expect(await written(60)).toBe(9)
    expect(await written(60)).toBe(9)
    expect(await written(120)).toBe(19)
  })

  test('when a portion breaks off, which leaves nothing half done', async () => {
    await subscribers(3)
    await beginIssue(db, ISSUE, NOW)
    await db.sql`alter table emails add constraint breaks check (to_address <> 'reader-2@example.com')`
    await expect(work()).rejects.toThrow()
    expect(await addresses()).toEqual([])
    await db.sql`alter table emails drop constraint breaks`
    await work()
    expect(await addresses()).toHaveLength(3)
  })
})

test('a subject stands for one text', async () => {
  await beginIssue(db, ISSUE, NOW)
  const mended = { ...ISSUE, body: 'The tide is in.' }
  const told =
    'A newsletter with the subject “Homes by the sea” and another text was begun on 2026-11-20. Give this one another subject.'
  await expect(reachOf(db, mended, NOW)).rejects.toThrow(told)
  await expect(beginIssue(db, mended, NOW)).rejects.toThrow(told)
  expect(await db.sql`select body from newsletter_issues`).toEqual([{ body: ISSUE.body }])
})
