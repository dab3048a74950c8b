import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { users } from '@hearth/db/schema/account.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { savedSearches, searchAlerts } from '@hearth/db/schema/saved.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { type NewListing, storeListings } from '../testing/listings.ts'
import { findDueSearches, sendSearchAlert } from './jobs.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)

const HOME: NewListing = {
  listingType: 'rent',
  propertyType: 'flat',
  price: 1750,
  beds: 2,
  baths: 1,
  address: 'Abbeville Road, Clapham',
}
const CRITERIA: SearchCriteria = { listingType: 'rent', location: 'Clapham', maxPrice: 1800 }
let ada: Actor

beforeEach(async () => {
  await db.reset()
  ada = await storeUser(db, 'ada@example.com')
})

const save = (at: string, alertFrequency: 'daily' | 'weekly' | 'none', criteria = CRITERIA) =>
  testCaller(db, { actor: ada, now: new Date(at) }).saved.saveSearch({
    name: 'Near work',
    criteria,
    alertFrequency,
  })

async function list(at: string, home: Partial<NewListing> = {}, title?: string): Promise<number> {
  const [row] = await storeListings(db, [{ ...HOME, createdAt: new Date(at), ...home }])
  if (!row) throw new Error('Not listed')
  if (title) await db.drizzle.insert(propertyDetails).values({ propertyId: row.id, title })
  return row.id
}

const reduce = (id: number, price: number, at: string) =>
  db.drizzle
    .update(properties)
    .set({ price, updatedAt: new Date(at) })
    .where(eq(properties.id, id))

/** What the worker does at an instant: finds what is due, and does all jobs that are wanted. */
async function workAt(at: string | Date): Promise<void> {
  const context = testJobContext(db, { now: new Date(at) })
  await findDueSearches(context, {})
  const wanted = await db.drizzle.select().from(jobs).where(eq(jobs.name, 'saved.alert'))
  for (const { payload } of wanted) {
    await sendSearchAlert(context, payload as { searchId: number })
  }
  await db.drizzle.delete(jobs).where(eq(jobs.name, 'saved.alert'))
}

const sent = () => db.drizzle.select().from(emails).orderBy(emails.id)
const subjects = async () => (await sent()).map(({ subject }) => subject)

describe('a daily alert', () => {
  test('tells at eight of what is new since the search was saved, and of nothing twice', async () => {
    await list('2026-06-09T09:00:00Z')
    await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-09T11:00:00Z')
    await list('2026-06-09T12:00:00Z', { price: 1900 })
    await list('2026-06-09T12:00:00Z', { address: 'Balham High Road' })
    await workAt('2026-06-10T06:50:00Z')
    expect(await sent()).toEqual([])
    await workAt('2026-06-10T07:00:00Z')
    expect(await subjects()).toEqual(['1 new home for “Near work”'])
    for (const at of ['2026-06-10T07:10:00Z', '2026-06-10T20:00:00Z', '2026-06-11T07:00:00Z']) {
      await workAt(at)
    }
    expect(await sent()).toHaveLength(1)
  })

  test('is an e-mail with the homes, the results, and two ways to end it', async () => {
    const { search } = await save('2026-06-09T10:00:00Z', 'daily')
    const id = await list('2026-06-09T11:00:00Z', {}, 'A flat & garden')
    await workAt('2026-06-10T07:00:00Z')
    const [email] = await sent()
    const [row] = await db.drizzle.select().from(savedSearches)
    const unsubscribeUrl = `https://hearth.example/unsubscribe?token=${row?.unsubscribeToken}`
    expect(email).toMatchObject({
      kind: 'search.alert',
      toAddress: 'ada@example.com',
      unsubscribeUrl,
    })
    for (const words of [
      'New: A flat & garden',
      '£1,750 pcm',
      'Abbeville Road, Clapham',
      `https://hearth.example/property/${id}`,
      'View all results: https://hearth.example/properties?type=rent&location=Clapham&maxPrice=1800',
      'https://hearth.example/saved-searches',
      unsubscribeUrl,
    ]) {
      expect(email?.text).toContain(words)
    }
    expect(email?.html).toContain('A flat &amp; garden</a>')
    expect(email?.html).toContain(unsubscribeUrl)
    const delivery = { name: 'mail.deliver', payload: { emailId: email?.id } }
    const wanted = await db.drizzle.select().from(jobs)
    expect(wanted).toContainEqual(expect.objectContaining(delivery))
    expect(search.name).toBe('Near work')
  })

  test('tells of each reduction once, with what it was', async () => {
    const id = await list('2026-06-01T09:00:00Z', { price: 1950 })
    await save('2026-06-09T10:00:00Z', 'daily')
    await reduce(id, 1800, '2026-06-09T12:00:00Z')
    await workAt('2026-06-10T07:00:00Z')
    await workAt('2026-06-11T07:00:00Z')
    await reduce(id, 1700, '2026-06-11T12:00:00Z')
    await workAt('2026-06-12T07:00:00Z')
    await workAt('2026-06-13T07:00:00Z')
    expect(await subjects()).toEqual([
      '1 reduced home for “Near work”',
      '1 reduced home for “Near work”',
    ])
    const texts = (await sent()).map(({ text }) => text)
    expect(texts[0]).toContain('Reduced from £1,950 to £1,800')
    expect(texts[1]).toContain('Reduced from £1,800 to £1,700')
  })

  test('tells of a new home that is reduced later once as each', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    const id = await list('2026-06-10T05:00:00Z')
    await workAt('2026-06-10T07:00:00Z')
    await reduce(id, 1600, '2026-06-10T08:00:00Z')
    await workAt('2026-06-11T07:00:00Z')
    await workAt('2026-06-12T07:00:00Z')
    expect(await subjects()).toEqual([
      '1 new home for “Near work”',
      '1 reduced home for “Near work”',
    ])
  })

  test('does not miss a home that was stored late, and does not tell of one twice for it', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-10T05:00:00Z')
    await workAt('2026-06-10T07:00:00Z')
    await list('2026-06-10T06:59:00Z')
    await workAt('2026-06-11T07:00:00Z')
    expect(await subjects()).toEqual(['1 new home for “Near work”', '1 new home for “Near work”'])
    expect(await db.drizzle.$count(searchAlerts)).toBe(2)
  })

  test('passes over what has left the market', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-09T11:00:00Z', { status: 'let' })
    await list('2026-06-09T11:00:00Z', { withdrawnAt: new Date('2026-06-09T12:00:00Z') })
    await workAt('2026-06-10T07:00:00Z')
    expect(await sent()).toEqual([])
    const [row] = await db.drizzle.select().from(savedSearches)
    expect(row?.checkedAt).toEqual(new Date('2026-06-10T07:00:00Z'))
  })

  test('shows twelve homes and counts the others', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    for (let nth = 0; nth < 15; nth += 1) await list('2026-06-09T11:00:00Z')
    await workAt('2026-06-10T07:00:00Z')
    const [email] = await sent()
    expect(email?.subject).toBe('15 new homes for “Near work”')
    expect(email?.text.match(/^New: /gm)).toHaveLength(12)
    expect(email?.text).toContain('And 3 more.')
    await workAt('2026-06-11T07:00:00Z')
    expect(await sent()).toHaveLength(1)
  })

  test('goes where its owner reads mail now', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-09T11:00:00Z')
    await db.drizzle.update(users).set({ email: 'ada@new.example' })
    await workAt('2026-06-10T07:00:00Z')
    expect((await sent())[0]?.toAddress).toBe('ada@new.example')
  })

  test('of a worker that was away comes when it is back, once', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-09T11:00:00Z')
    await list('2026-06-11T11:00:00Z')
    await workAt('2026-06-12T15:00:00Z')
    expect(await subjects()).toEqual(['2 new homes for “Near work”'])
  })
})

describe('running more than once', () => {
  test('the same alert by five workers at once is one e-mail', async () => {
    const { search } = await save('2026-06-09T10:00:00Z', 'daily')
    await list('2026-06-09T11:00:00Z')
    const context = testJobContext(db, { now: new Date('2026-06-10T07:00:00Z') })
    const five = Array.from({ length: 5 }, () => sendSearchAlert(context, { searchId: search.id }))
    await Promise.all(five)
    expect(await sent()).toHaveLength(1)
  })

  test('a due search that waits is wanted once', async () => {
    await save('2026-06-09T10:00:00Z', 'daily')
    const context = testJobContext(db, { now: new Date('2026-06-10T07:00:00Z') })
    await findDueSearches(context, {})
    await findDueSearches(context, {})
    expect(await db.drizzle.select().from(jobs)).toHaveLength(1)
  })

  test('an alert of a search that is gone, or wants none any more, is nothing', async () => {
    const { search } = await save('2026-06-09T10:00:00Z', 'none')
    await list('2026-06-09T11:00:00Z')
    const context = testJobContext(db, { now: new Date('2026-06-10T07:00:00Z') })
    await sendSearchAlert(context, { searchId: search.id })
    await sendSearchAlert(context, { searchId: 404 })
    expect(await sent()).toEqual([])
  })
})

describe('over weeks, with the worker looking every ten minutes around eight', () => {
  /** Some looks of each day, from before seven until after nine by UTC, and one at noon. */
  async function workFrom(day: string, days: number, listed: readonly string[]): Promise<void> {
    const start = Date.parse(`${day}T00:00:00Z`)
    const toCome = [...listed]
    for (let nth = 0; nth < days; nth += 1) {
      for (const minutes of [410, 420, 430, 470, 480, 490, 720]) {
        const at = new Date(start + nth * 86_400_000 + minutes * 60_000)
        while (toCome[0] && new Date(toCome[0]) <= at) await list(String(toCome.shift()))
        await workAt(at)
      }
    }
  }
  const toldAt = async () =>
    (await db.drizzle.select().from(searchAlerts).orderBy(searchAlerts.toldAt)).map(({ toldAt }) =>
      toldAt.toISOString().slice(5, 16),
    )

  test('daily, as the clocks go forward', async () => {
    await save('2026-03-26T12:00:00Z', 'daily')
    const listed = ['26', '27', '28', '29', '30'].map((day) => `2026-03-${day}T13:00:00Z`)
    await workFrom('2026-03-27', 6, listed)
    expect(await toldAt()).toEqual([
      '03-27T08:00',
      '03-28T08:00',
      '03-29T07:00',
      '03-30T07:00',
      '03-31T07:00',
    ])
    expect(await sent()).toHaveLength(5)
  })

  test('daily, as the clocks go back', async () => {
    await save('2026-10-22T12:00:00Z', 'daily')
    const listed = ['22', '23', '24', '25'].map((day) => `2026-10-${day}T13:00:00Z`)
    await workFrom('2026-10-23', 5, listed)
    expect(await toldAt()).toEqual(['10-23T07:00', '10-24T07:00', '10-25T08:00', '10-26T08:00'])
    expect(await sent()).toHaveLength(4)
  })

  test('weekly: one e-mail on each Monday that has something to tell', async () => {
    await save('2026-10-14T12:00:00Z', 'weekly')
    const listed = ['14', '15', '18', '24'].map((day) => `2026-10-${day}T13:00:00Z`)
    await workFrom('2026-10-15', 21, listed)
    expect(await toldAt()).toEqual(['10-19T07:00', '10-19T07:00', '10-19T07:00', '10-26T08:00'])
    expect(await subjects()).toEqual(['3 new homes for “Near work”', '1 new home for “Near work”'])
  })
})

describe('another rhythm', () => {
  const choose = (at: string, id: number, alertFrequency: 'daily' | 'weekly' | 'none') =>
    testCaller(db, { actor: ada, now: new Date(at) }).saved.setAlertFrequency({
      id,
      alertFrequency,
    })
  const weekly = async () => {
    const { search } = await save('2026-06-04T10:00:00Z', 'weekly')
    await workAt('2026-06-08T07:00:00Z')
    await list('2026-06-09T09:00:00Z')
    return search.id
  }

  test('from weekly to daily on a Thursday afternoon: the next alert comes on Friday at eight, and tells of the whole week', async () => {
    const id = await weekly()
    await choose('2026-06-11T15:00:00Z', id, 'daily')
    for (const at of ['2026-06-11T15:10:00Z', '2026-06-11T23:00:00Z', '2026-06-12T06:59:00Z']) {
      await workAt(at)
    }
    expect(await sent()).toEqual([])
    await workAt('2026-06-12T07:00:00Z')
    expect(await subjects()).toEqual(['1 new home for “Near work”'])
  })

  test('there and back again changes nothing: the alert comes on Monday', async () => {
    const id = await weekly()
    await choose('2026-06-11T15:00:00Z', id, 'daily')
    await choose('2026-06-11T15:01:00Z', id, 'weekly')
    await workAt('2026-06-12T07:00:00Z')
    expect(await sent()).toEqual([])
    await workAt('2026-06-15T07:00:00Z')
    expect(await sent()).toHaveLength(1)
  })

  test('a job that waited while the rhythm changed sends nothing before its time', async () => {
    const id = await weekly()
    const context = testJobContext(db, { now: new Date('2026-06-15T07:30:00Z') })
    await findDueSearches(context, {})
    await choose('2026-06-15T07:20:00Z', id, 'daily')
    await sendSearchAlert(context, { searchId: id })
    expect(await sent()).toEqual([])
    await workAt('2026-06-16T07:00:00Z')
    expect(await sent()).toHaveLength(1)
  })
})

test('more new homes than one e-mail looks at do not hide what was reduced since', async () => {
  const cheaper = await list('2026-05-01T09:00:00Z', { price: 1790 })
  await save('2026-06-09T10:00:00Z', 'daily')
  const many = Array.from({ length: 500 }, () => ({
    ...HOME,
    createdAt: new Date('2026-06-09T11:00:00Z'),
  }))
  await storeListings(db, many)
  await reduce(cheaper, 1700, '2026-06-09T12:00:00Z')
  await workAt('2026-06-10T07:00:00Z')
  expect(await subjects()).toEqual(['499 new and 1 reduced homes for “Near work”'])
  expect((await sent())[0]?.text).toContain('Reduced from £1,790 to £1,700')
})

test('alerts that were ended and begin again come at the next hour, with that day’s homes', async () => {
  const { search } = await save('2026-06-01T10:00:00Z', 'daily')
  await workAt('2026-06-02T07:00:00Z')
  const token = (await db.drizzle.select().from(savedSearches))[0]?.unsubscribeToken ?? ''
  const at = (now: string) => testCaller(db, { now: new Date(now) }).saved
  await at('2026-06-02T09:00:00Z').unsubscribe({ token })
  await list('2026-06-05T09:00:00Z')
  await workAt('2026-06-06T07:00:00Z')
  await list('2026-06-09T09:00:00Z')
  await at('2026-06-09T15:00:00Z').resumeAlerts({ token, alertFrequency: 'daily' })
  await workAt('2026-06-09T15:10:00Z')
  expect(await sent()).toEqual([])
  await workAt('2026-06-10T07:00:00Z')
  expect(await subjects()).toEqual(['1 new home for “Near work”'])
  expect(search.alertFrequency).toBe('daily')
})
