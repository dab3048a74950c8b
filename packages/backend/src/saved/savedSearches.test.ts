import { MOST_SAVED_SEARCHES, type saveSearchInput } from '@hearth/core/saved/contract.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { savedSearches } from '@hearth/db/schema/saved.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Actor } from '../account/data.ts'
import { storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { exportSaved } from './data.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)

const NOW = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-25T15:00:00Z')
const CRITERIA: SearchCriteria = { listingType: 'rent', location: 'Clapham', beds: 2 }
type NewSearch = z.input<typeof saveSearchInput>
const NEW: NewSearch = { name: 'Clapham', criteria: CRITERIA, alertFrequency: 'daily' }
let ada: Actor
let bob: Actor
const as = (actor: Actor | null, now = NOW) => testCaller(db, { actor, now })
const save = async (search: Partial<NewSearch> = {}) =>
  (await as(ada).saved.saveSearch({ ...NEW, ...search })).search

beforeEach(async () => {
  await db.reset()
  ada = await storeUser(db, 'ada@example.com')
  bob = await storeUser(db, 'bob@example.com')
})

describe('saving a search', () => {
  test('keeps it as it was asked for', async () => {
    const { search, isNew } = await as(ada).saved.saveSearch({ ...NEW, name: '  Near   work ' })
    expect(isNew).toBe(true)
    expect(search).toEqual({
      id: 1,
      name: 'Near work',
      criteria: CRITERIA,
      alertFrequency: 'daily',
      createdAt: NOW.toISOString(),
    })
    expect(await as(ada).saved.searches()).toEqual([search])
  })

  test('the last saved is first', async () => {
    await save()
    await as(ada, new Date('2026-11-20T12:01:00Z')).saved.saveSearch({
      ...NEW,
      name: 'Later',
      criteria: {},
    })
    const names = (await as(ada).saved.searches()).map(({ name }) => name)
    expect(names).toEqual(['Later', 'Clapham'])
  })

  test('the same criteria again answer the first, as it was', async () => {
    const first = await save({
      criteria: { ...CRITERIA, features: ['garden', 'parking'] } as never,
    })
    const again = await as(ada).saved.saveSearch({
      name: 'Another name',
      criteria: { features: ['parking', 'garden'], ...CRITERIA },
      alertFrequency: 'none',
    })
    expect(again).toEqual({ search: first, isNew: false })
    expect(await as(bob).saved.saveSearch(NEW)).toMatchObject({ isNew: true })
  })

  test('ten times at once saves it once', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => as(ada).saved.saveSearch(NEW)))
    expect(new Set(saved.map(({ search }) => search.id)).size).toBe(1)
    expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await db.drizzle.$count(savedSearches)).toBe(1)
  })

  test('is refused in plain words when there are fifty', async () => {
    const searches = Array.from({ length: MOST_SAVED_SEARCHES }, (_, nth) => nth)
    for (const maxPrice of searches) await save({ criteria: { maxPrice } })
    await expect(as(ada).saved.saveSearch(NEW)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'limitReached',
    })
    const again = await as(ada).saved.saveSearch({ ...NEW, criteria: { maxPrice: 7 } })
    expect(again.isNew).toBe(false)
    expect(await db.drizzle.$count(savedSearches)).toBe(MOST_SAVED_SEARCHES)
  })

  test.each([
    ['no name', { name: ' \u200b ' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['a name of two lines', { name: 'one\ntwo' }],
    ['criteria that are none', { criteria: { beds: -1 } }],
    ['an unknown frequency', { alertFrequency: 'hourly' }],
  ])('%s is refused', async (_name, part) => {
    await expect(as(ada).saved.saveSearch({ ...NEW, ...part } as never)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('changing a search', () => {
  test('its name, how often it tells, and that it is there', async () => {
    const { id } = await save()
    expect(await as(ada).saved.renameSearch({ id, name: 'Work' })).toMatchObject({ name: 'Work' })
    const changed = await as(ada).saved.setAlertFrequency({ id, alertFrequency: 'weekly' })
    expect(changed).toMatchObject({ name: 'Work', alertFrequency: 'weekly' })
    expect(await as(ada).saved.searches()).toEqual([changed])
    expect(await as(ada).saved.deleteSearch({ id })).toEqual({ success: true })
    expect(await as(ada).saved.searches()).toEqual([])
  })

  test.each([
    // Friday 20 November 2026. Nothing older than the last alert hour is told of.
    ['none', 'daily', '2026-10-01T00:00:00Z', '2026-11-20T08:00:00Z'],
    ['none', 'weekly', '2026-10-01T00:00:00Z', '2026-11-16T08:00:00Z'],
    ['none', 'daily', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'],
    // What was not told yet is not lost.
    ['weekly', 'daily', '2026-11-16T08:00:00Z', '2026-11-16T08:00:00Z'],
    ['daily', 'weekly', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
    ['daily', 'none', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
    ['none', 'none', '2026-10-01T00:00:00Z', '2026-10-01T00:00:00Z'],
  ] as const)('from %s to %s, checked on %s: from %s', async (former, next, before, after) => {
    const { id } = await save()
    const search = eq(savedSearches.id, id)
    await db.drizzle
      .update(savedSearches)
      .set({ alertFrequency: former, checkedAt: new Date(before) })
      .where(search)
    await as(ada).saved.setAlertFrequency({ id, alertFrequency: next })
    const [row] = await db.drizzle.select().from(savedSearches).where(search)
    expect(row).toMatchObject({ alertFrequency: next, checkedAt: new Date(after) })
  })

  test('a frequency that it has already is no change: alerts that are due stay due', async () => {
    const { id } = await save({ alertFrequency: 'weekly' })
    await as(ada, LATER).saved.setAlertFrequency({ id, alertFrequency: 'weekly' })
    const [row] = await db.drizzle.select().from(savedSearches)
    expect(row?.alertsFrom).toEqual(NOW)
    await as(ada, LATER).saved.setAlertFrequency({ id, alertFrequency: 'daily' })
    const [changed] = await db.drizzle.select().from(savedSearches)
    expect(changed?.alertsFrom).toEqual(LATER)
  })
})

describe('whose it is', () => {
  const changes = (actor: Actor | null, id: number) => {
    const { saved } = as(actor)
    return {
      renameSearch: () => saved.renameSearch({ id, name: 'Mine' }),
      setAlertFrequency: () => saved.setAlertFrequency({ id, alertFrequency: 'none' }),
      deleteSearch: () => saved.deleteSearch({ id }),
    }
  }
  const NAMES = ['renameSearch', 'setAlertFrequency', 'deleteSearch'] as const

  test.each(NAMES)('%s: another’s is as absent as one that is not there', async (name) => {
    const search = await save()
    for (const id of [search.id, 404]) {
      await expect(changes(bob, id)[name]()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await as(bob).saved.searches()).toEqual([])
    expect(await as(ada).saved.searches()).toEqual([search])
  })

  test.each(NAMES)('%s: visitors are refused', async (name) => {
    const search = await save()
    await expect(changes(null, search.id)[name]()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await as(ada).saved.searches()).toEqual([search])
  })

  test('visitors have no searches and save none', async () => {
    await expect(as(null).saved.searches()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(as(null).saved.saveSearch(NEW)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('all of it is in the export of its owner', async () => {
    const search = await save()
    expect(await exportSaved(db, ada.userId)).toEqual({ properties: [], searches: [search] })
    expect(await exportSaved(db, bob.userId)).toEqual({ properties: [], searches: [] })
  })
})

describe('the link in an alert', () => {
  const tokenOf = async (id: number) => {
    const [row] = await db.drizzle.select().from(savedSearches).where(eq(savedSearches.id, id))
    return row?.unsubscribeToken ?? ''
  }

  test('ends the alerts of its search alone, and takes that back', async () => {
    const { id } = await save({ alertFrequency: 'weekly' })
    await save({ criteria: {} })
    const token = await tokenOf(id)
    const end = () => as(null).saved.unsubscribe({ token })
    expect(await end()).toEqual({ name: 'Clapham', former: 'weekly' })
    // Again, as after a reload or after a mail program's own button: it is still known.
    expect(await end()).toEqual({ name: 'Clapham', former: 'weekly' })
    const frequencies = async () =>
      (await as(ada).saved.searches()).toSorted((a, b) => a.id - b.id).map((s) => s.alertFrequency)
    expect(await frequencies()).toEqual(['none', 'daily'])
    const resumed = await as(null).saved.resumeAlerts({ token, alertFrequency: 'weekly' })
    expect(resumed).toEqual({ name: 'Clapham', alertFrequency: 'weekly' })
    expect(await frequencies()).toEqual(['weekly', 'daily'])
  })

  test('keeps nothing in mind of alerts that began again, or that their owner has ended', async () => {
    const { id } = await save({ alertFrequency: 'weekly' })
    const token = await tokenOf(id)
    const end = () => as(null).saved.unsubscribe({ token })
    const choose = (alertFrequency: 'daily' | 'none') =>
      as(ada).saved.setAlertFrequency({ id, alertFrequency })
    await end()
    await choose('daily')
    await choose('none')
    expect(await end()).toEqual({ name: 'Clapham', former: 'none' })
    await as(null).saved.resumeAlerts({ token, alertFrequency: 'daily' })
    expect(await end()).toEqual({ name: 'Clapham', former: 'daily' })
    await choose('none')
    expect(await end()).toEqual({ name: 'Clapham', former: 'none' })
  })

  test.each(['00000000-0000-4000-8000-000000000000'])(
    'with a token that is nobody’s is not found',
    async (token) => {
      await expect(as(ada).saved.unsubscribe({ token })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      const resume = as(ada).saved.resumeAlerts({ token, alertFrequency: 'daily' })
      await expect(resume).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  test('that is cut short is refused', async () => {
    await expect(as(ada).saved.unsubscribe({ token: '0000' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
