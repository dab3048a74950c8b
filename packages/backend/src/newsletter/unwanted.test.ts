import type { OutgoingEmail } from '@hearth/adapters/mail/mailer.ts'
import { readIssue } from '@hearth/core/newsletter/issue.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverEmail } from '../mail/jobs.ts'
import { NOW } from '../testing/accountWorld.ts'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { storeSubscriber } from '../testing/newsletter.ts'
import { beginIssue } from './issues.ts'
import { forgetSubscriber } from './mutations.ts'
import { sendIssue } from './sendIssue.ts'

const db = await testDatabase()
afterAll(db.close)
beforeEach(db.reset)

const ISSUE = readIssue('Homes by the sea\n\nThe tide is out.\n')

/** Letters to Ada and Ben are written, and wait to leave. */
beforeEach(async () => {
  for (const name of ['ada', 'ben']) await storeSubscriber(db, `${name}@example.com`, name)
  await beginIssue(db, ISSUE, NOW)
  const [job] = await db.sql<{ payload: { issueId: number } }[]>`
    delete from jobs where name = 'newsletter.send' returning payload`
  await sendIssue(testJobContext(db), job?.payload ?? { issueId: 0 })
})

/** Delivers what is wanted. Answers to whom. */
async function deliver(): Promise<string[]> {
  const sent: string[] = []
  const send = async ({ to }: OutgoingEmail) => void sent.push(to)
  const mailer = { kind: 'smtp', send, close: async () => undefined } as const
  const wanted = await db.sql<{ payload: { emailId: number } }[]>`
    select payload from jobs where name = 'mail.deliver' order by id`
  for (const { payload } of wanted) await deliverEmail(testJobContext(db, { mailer }), payload)
  return sent
}

const stored = async () =>
  (await db.sql<{ to: string }[]>`select to_address as to from emails`).map(({ to }) => to)

test('a letter that waits does not leave once its reader has unsubscribed', async () => {
  await testCaller(db).newsletter.unsubscribe({ token: 'ada' })
  expect(await deliver()).toEqual(['ben@example.com'])
  expect(await stored()).toEqual(['ben@example.com'])
})

test('a letter that waits goes with the subscriber who is forgotten, and so does its job', async () => {
  await db.drizzle.transaction((tx) => forgetSubscriber(tx, 'ada@example.com'))
  expect(await stored()).toEqual(['ben@example.com'])
  expect(await db.sql`select 1 from jobs where name = 'mail.deliver'`).toHaveLength(1)
  expect(await deliver()).toEqual(['ben@example.com'])
})
