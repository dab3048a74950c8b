import { propertyDetails } from '@hearth/db/schema/property.ts'
import { savedProperties } from '@hearth/db/schema/saved.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeUser } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { type NewListing, storeListings } from '../testing/listings.ts'

const db = await testDatabase({ max: 12 })
afterAll(db.close)

const HOME: NewListing = {
  listingType: 'sale',
  propertyType: 'house',
  price: 485_000,
  beds: 3,
  baths: 2,
  address: 'Leathwaite Road, Clapham',
}
let ada: Actor
let bob: Actor
let now = new Date('2026-11-20T12:00:00Z')
const as = (actor: Actor | null) => testCaller(db, { actor, now })
const later = () => {
  now = new Date(now.getTime() + 60_000)
}
const idsOf = async (actor: Actor) => (await as(actor).saved.properties()).map(({ id }) => id)

beforeEach(async () => {
  await db.reset()
  now = new Date('2026-11-20T12:00:00Z')
  ada = await storeUser(db, 'ada@example.com')
  bob = await storeUser(db, 'bob@example.com')
  await storeListings(db, [
    HOME,
    { ...HOME, status: 'sold' },
    { ...HOME, listingType: 'rent', status: 'let', price: 1750 },
    { ...HOME, status: 'underOffer' },
    { ...HOME, withdrawnAt: new Date('2026-11-01T00:00:00Z') },
  ])
  await db.drizzle.insert(propertyDetails).values({ propertyId: 1, title: 'A handsome house' })
})

describe('hearts', () => {
  test('toggle, and are listed with the last saved first', async () => {
    expect(await as(ada).saved.toggleProperty({ propertyId: 1 })).toEqual({ saved: true })
    later()
    expect(await as(ada).saved.toggleProperty({ propertyId: 4 })).toEqual({ saved: true })
    const homes = await as(ada).saved.properties()
    expect(homes.map(({ id }) => id)).toEqual([4, 1])
    expect(homes[1]).toMatchObject({
      title: 'A handsome house',
      price: 485_000,
      address: 'Leathwaite Road, Clapham',
      isWithdrawn: false,
      savedAt: '2026-11-20T12:00:00.000Z',
    })
    expect(await as(ada).saved.toggleProperty({ propertyId: 1 })).toEqual({ saved: false })
    expect(await idsOf(ada)).toEqual([4])
  })

  test('with a wish, as often as it is told', async () => {
    const wish = (saved: boolean) => as(ada).saved.toggleProperty({ propertyId: 1, saved })
    expect(await wish(false)).toEqual({ saved: false })
    expect(await wish(true)).toEqual({ saved: true })
    later()
    expect(await wish(true)).toEqual({ saved: true })
    expect((await as(ada).saved.properties())[0]?.savedAt).toBe('2026-11-20T12:00:00.000Z')
    expect(await wish(false)).toEqual({ saved: false })
    expect(await idsOf(ada)).toEqual([])
  })

  test('told ten times at once, are stored once', async () => {
    const wishes = Array.from({ length: 10 }, () =>
      as(ada).saved.toggleProperty({ propertyId: 1, saved: true }),
    )
    expect(await Promise.all(wishes)).toEqual(Array(10).fill({ saved: true }))
    expect(await db.drizzle.$count(savedProperties)).toBe(1)
  })

  test('stay on homes that have left the market, which say so', async () => {
    for (const propertyId of [1, 2, 3, 4, 5]) {
      await as(ada).saved.toggleProperty({ propertyId })
      later()
    }
    const told = (await as(ada).saved.properties()).map(({ id, status, isWithdrawn }) => [
      id,
      status,
      isWithdrawn,
    ])
    expect(told).toEqual([
      [5, 'available', true],
      [4, 'underOffer', false],
      [3, 'let', false],
      [2, 'sold', false],
      [1, 'available', false],
    ])
  })

  test.each([{}, { saved: true }, { saved: false }])(
    'a home that nobody knows is not found (%j)',
    async (wish) => {
      const toggle = as(ada).saved.toggleProperty({ propertyId: 404, ...wish })
      await expect(toggle).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})

describe('what a browser kept', () => {
  test('comes to what the account has, nothing lost and nothing doubled', async () => {
    await as(ada).saved.toggleProperty({ propertyId: 2 })
    later()
    const merged = await as(ada).saved.mergeProperties({ propertyIds: [4, 2, 404, 1, 4] })
    expect(merged).toEqual({ added: 2 })
    expect(await idsOf(ada)).toEqual([1, 4, 2])
    expect(await as(ada).saved.mergeProperties({ propertyIds: [4, 2, 1] })).toEqual({ added: 0 })
    expect(await idsOf(ada)).toEqual([1, 4, 2])
  })

  test('comes once, also from several tabs at once', async () => {
    const merges = [
      [1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1],
      [2, 4, 1, 5, 3],
    ].map((propertyIds) => as(ada).saved.mergeProperties({ propertyIds }))
    const added = (await Promise.all(merges)).map((merge) => merge.added)
    expect(added.reduce((sum, one) => sum + one)).toBe(5)
    expect((await idsOf(ada)).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  test('may be nothing, and may not be endless', async () => {
    expect(await as(ada).saved.mergeProperties({ propertyIds: [] })).toEqual({ added: 0 })
    const propertyIds = Array.from({ length: 501 }, (_, nth) => nth + 1)
    await expect(as(ada).saved.mergeProperties({ propertyIds })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('whose they are', () => {
  test('nobody sees or changes another’s', async () => {
    await as(ada).saved.toggleProperty({ propertyId: 1 })
    expect(await idsOf(bob)).toEqual([])
    expect(await as(bob).saved.toggleProperty({ propertyId: 1, saved: false })).toEqual({
      saved: false,
    })
    expect(await idsOf(ada)).toEqual([1])
  })

  test.each([
    ['properties', () => as(null).saved.properties()],
    ['toggleProperty', () => as(null).saved.toggleProperty({ propertyId: 1 })],
    ['mergeProperties', () => as(null).saved.mergeProperties({ propertyIds: [1] })],
  ])('visitors are refused %s', async (_name, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await db.drizzle.$count(savedProperties)).toBe(0)
  })
})
