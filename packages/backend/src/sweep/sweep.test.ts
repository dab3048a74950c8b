import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { storeSubscriber, storeWish } from '../testing/newsletter.ts'
import { sweep } from './jobs.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

const run = () => sweep(testJobContext(db), {})

test('removes jobs a week after they were done, and failed ones after ninety days', async () => {
  await db.sql`
    insert into jobs (name, payload, key, finished_at, failed_at) values
      ('sweep.nightly', '{}', 'done lately', now() - interval '6 days 23 hours', null),
      ('sweep.nightly', '{}', 'done', now() - interval '7 days 1 hour', null),
      ('sweep.nightly', '{}', 'failed lately', null, now() - interval '89 days'),
      ('sweep.nightly', '{}', 'failed', null, now() - interval '91 days')`
  await db.sql`
    insert into jobs (name, payload, key, created_at)
    values ('sweep.nightly', '{}', 'waiting', now() - interval '1 year')`
  await run()
  const left = await db.sql<{ key: string }[]>`select key from jobs order by key`
  expect(left.map(({ key }) => key)).toEqual(['done lately', 'failed lately', 'waiting'])
})

test('forgets after thirty days which e-mails were sent or given up, and keeps those on their way', async () => {
  const email = (name: string, state: string, age: string) => db.sql`
    insert into emails (message_id, kind, to_address, subject, html, text, params, state, created_at, sent_at)
    values (${name}, 'contact.agent', 'a@example.com', ${name}, '', '', '{}', ${state},
      now() - ${age}::interval, ${state === 'sent' ? db.sql`now()` : null})`
  await email('sent lately', 'sent', '29 days')
  await email('sent', 'sent', '31 days')
  await email('given up', 'failed', '31 days')
  await email('waiting', 'queued', '31 days')
  await run()
  const left = await db.sql<{ subject: string }[]>`select subject from emails order by subject`
  expect(left.map(({ subject }) => subject)).toEqual(['sent lately', 'waiting'])
})

test('forgets after two days what was counted against those who ask too often', async () => {
  await db.sql`
    insert into throttle_events (key, at) values
      ('lately', now() - interval '47 hours'), ('long ago', now() - interval '49 hours')`
  await run()
  expect(await db.sql`select key from throttle_events`).toEqual([{ key: 'lately' }])
})

test('forgets after thirty days which addresses were unknown, and keeps those that were found', async () => {
  await db.sql`
    insert into geocodes (address, lat, lng, source, found_at) values
      ('unknown', 51.5, -0.1, 'unknown', now() - interval '31 days'),
      ('unknown lately', 51.5, -0.1, 'unknown', now() - interval '29 days'),
      ('found', 51.5, -0.1, 'geocoder', now() - interval '1 year')`
  await run()
  const left = await db.sql<{ address: string }[]>`select address from geocodes order by address`
  expect(left.map(({ address }) => address)).toEqual(['found', 'unknown lately'])
})

test('forgets the rows of an import after ninety days, but not the latest media of a listing', async () => {
  const { agentId: mine } = await storeAgent(db, 'old@example.com')
  const { agentId: other } = await storeAgent(db, 'other@example.com')
  await db.sql`
    insert into imports (id, agent_id, mode, state, finished_at) overriding system value values
      (1, ${mine}, 'import', 'done', now() - interval '120 days'),
      (2, ${mine}, 'import', 'done', now() - interval '110 days'),
      (3, ${mine}, 'import', 'done', now() - interval '89 days'),
      (4, ${other}, 'import', 'done', now() - interval '88 days'),
      (5, ${mine}, 'dryRun', 'done', now() - interval '91 days')`
  await db.sql`
    insert into import_rows (import_id, row, agent_ref, outcome, media) values
      (1, 1, 'A', 'created', '[]'), (1, 2, 'B', 'created', '[]'), (1, 3, 'C', 'created', null),
      (2, 1, 'A', 'updated', '[]'), (3, 1, 'C', 'updated', null), (4, 1, 'B', 'created', '[]'),
      (5, 1, 'A', 'unchanged', null)`
  await run()
  const left = await db.sql`select import_id, agent_ref from import_rows order by import_id, row`
  expect(left.map((row) => `${row.import_id}${row.agent_ref}`)).toEqual(['1B', '2A', '3C', '4B'])
  const kept = await db.sql`select id from imports order by id`
  expect(kept.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('forgets addresses that nobody confirmed in time, and a year later those who unsubscribed', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  await storeWish(db, 'late@example.com', 'a late link', minutes(-1))
  await storeWish(db, 'lately@example.com', 'a link', minutes(1))
  for (const name of ['reader', 'ended', 'ended-lately']) {
    await storeSubscriber(db, `${name}@example.com`, `a link of ${name}`)
  }
  await db.sql`
    update newsletter_subscribers set unsubscribed_at = now() -
      case when email like 'ended@%' then interval '366 days' else interval '364 days' end
    where email like 'ended%'`
  await run()
  expect(await db.sql`select email from newsletter_requests`).toEqual([
    { email: 'lately@example.com' },
  ])
  expect(await db.sql`select email from newsletter_subscribers order by id`).toEqual([
    { email: 'reader@example.com' },
    { email: 'ended-lately@example.com' },
  ])
})
