import type { AgentId } from '@hearth/core/account/ids.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { tagsOfBits } from '@hearth/core/property/featureBits.ts'
import { type ListingInput, NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { files } from '@hearth/db/schema/file.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent } from '../testing/accounts.ts'
import { codeOf, later, NOW } from '../testing/accountWorld.ts'
import { type Caller, testCaller } from '../testing/caller.ts'
import { createListing, updateListing } from './mutations.ts'

const db = await testDatabase()
afterAll(db.close)

const COTTAGE: ListingInput = {
  ...NEW_LISTING,
  ...{ title: 'A cottage by the canal', description: 'Two rooms and a view.', price: 250_000 },
  ...{ address: '3 Canal Side, York', postcode: 'YO1 7HH', beds: 2, baths: 1 },
  features: ['Walled garden', 'No parking'],
}
const THERE = { lat: 53.96, lng: -1.08 }

let agentId: AgentId
let actor: Actor
let caller: Caller
beforeEach(async () => {
  await db.reset()
  const agent = await storeAgent(db, 'robin@finch.example')
  agentId = agent.agentId
  actor = agent.actor
  caller = testCaller(db, { actor, now: NOW })
})

const read = async (id: number) => {
  const [row] = await db.drizzle.select().from(properties).where(eq(properties.id, id))
  if (!row) throw new Error('The listing is gone')
  return row
}
const create = (change: Partial<ListingInput> = {}) =>
  db.drizzle.transaction((tx) => createListing(tx, agentId, { ...COTTAGE, ...change }, NOW))
const update = (id: number, change: Partial<ListingInput> = {}, now = later(1000)) =>
  db.drizzle.transaction((tx) => updateListing(tx, agentId, id, { ...COTTAGE, ...change }, now))
const waiting = async () =>
  (await db.sql<{ name: string }[]>`delete from jobs returning name`).map(({ name }) => name).sort()

describe('a new listing', () => {
  test('is public at once, with what it has for filtering', async () => {
    const { id } = await caller.agent.properties.create(COTTAGE)
    expect(await read(id)).toMatchObject({ agentId, isPublic: true, lat: null, createdAt: NOW })
    expect(tagsOfBits((await read(id)).featureBits)).toEqual(['garden'])
    expect(await caller.property.byId({ id })).toMatchObject({
      ...{ title: COTTAGE.title, price: 250_000, features: COTTAGE.features, beds: 2 },
    })
  })

  test('may leave out what is unknown', async () => {
    const { title, description, price, address } = COTTAGE
    const { id } = await caller.agent.properties.create({ title, description, price, address })
    const own = await caller.agent.properties.byId({ id })
    expect(own.listing).toEqual({ ...NEW_LISTING, title, description, price, address })
  })

  test('starts geocoding and the description, and with a position the analysis', async () => {
    await create({ description: 'A long description. '.repeat(20) })
    expect(await waiting()).toEqual(['property.formatDescription', 'property.geocode'])
    const id = await create({ position: THERE })
    expect(await waiting()).toEqual(['amenity.analyse'])
    expect(await read(id)).toMatchObject({ ...THERE, ...toNationalGrid(THERE) })
  })

  test.each<[string, Partial<ListingInput>]>([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['address', { address: '' }],
    ['price', { price: -1 }],
    ['price', { price: null }],
    ['beds', { beds: -1 }],
    ['postcode', { postcode: 'SW4' }],
    ['status', { status: 'let' }],
    ['status', { status: 'sold', listingType: 'rent' }],
    ['epcExemption', { epcRating: 'C', epcExemption: 'ordered' }],
    ['position', { position: { lat: 48.8, lng: 2.3 } }],
    ['images.0', { images: ['https://elsewhere.example/one.jpg'] }],
    ['virtualTourUrl', { virtualTourUrl: 'javascript:alert(1)' }],
  ])('with a wrong %s is refused: %o', async (path, change) => {
    await expect(caller.agent.properties.create({ ...COTTAGE, ...change })).rejects.toMatchObject({
      cause: { issues: [expect.objectContaining({ path: path.split('.').map(indexOrName) })] },
    })
    expect(await db.drizzle.$count(properties)).toBe(0)
  })

  test('needs a reference of its own', async () => {
    await create({ agentRef: 'A-1' })
    expect(await codeOf(caller.agent.properties.create({ ...COTTAGE, agentRef: 'A-1' }))).toBe(
      'badInput',
    )
  })
})

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

describe('the law', () => {
  const toRent = { listingType: 'rent', price: 1800 } as const
  const saved = (change: Partial<ListingInput>) =>
    codeOf(caller.agent.properties.create({ ...COTTAGE, ...toRent, ...change }))

  test('keeps an advert from being published, and tells which field', async () => {
    await expect(
      caller.agent.properties.create({ ...COTTAGE, ...toRent, deposit: 5000 }),
    ).rejects.toMatchObject({ cause: { code: 'badInput', params: { field: 'deposit' } } })
    expect(await saved({ priceQualifier: 'offersOver' })).toBe('badInput')
    expect(await saved({ description: 'Sorry, no DSS.' })).toBe('badInput')
    expect(await db.drizzle.$count(properties)).toBe(0)
  })

  test('keeps what breaks it from coming back, by its status or after it was withdrawn', async () => {
    const id = await create(toRent)
    await db.sql`update property_details set deposit = 5000`
    const set = (status: 'let' | 'available') =>
      codeOf(caller.agent.properties.setStatus({ id, status }))
    expect(await set('let')).toBe('done')
    expect(await set('available')).toBe('badInput')
    await db.sql`update properties set status = 'available', withdrawn_at = ${NOW.toISOString()}`
    expect(await codeOf(caller.agent.properties.relist({ id }))).toBe('badInput')
  })

  test('lets what it only warns of be published', async () => {
    expect(await saved({ description: 'Professionals only.' })).toBe('done')
  })
})

describe('a changed listing', () => {
  test('is written only when something changed', async () => {
    const id = await create()
    expect(await update(id)).toBe(false)
    expect(await read(id)).toMatchObject({ updatedAt: NOW })
    expect(await update(id, { price: 240_000 })).toBe(true)
    expect(await read(id)).toMatchObject({ price: 240_000, reducedAt: later(1000) })
  })

  test('comes back on the market when it was withdrawn', async () => {
    const id = await create()
    await db.drizzle.update(properties).set({ withdrawnAt: NOW })
    expect(await codeOf(caller.agent.properties.update({ ...COTTAGE, id }))).toBe('notFound')
    expect(await update(id)).toBe(true)
    expect(await read(id)).toMatchObject({ isPublic: true })
  })

  test('of another agent is not found', async () => {
    const id = await create()
    agentId = (await storeAgent(db, 'other@agency.example')).agentId
    expect(await codeOf(update(id, { price: 1 }))).toBe('notFound')
  })

  test('loses a position that was found when its address changes, and only then', async () => {
    const id = await create()
    await db.drizzle.update(properties).set({ ...THERE, ...toNationalGrid(THERE) })
    await waiting()
    await update(id, { price: 1 })
    expect(await read(id)).toMatchObject(THERE)
    expect(await waiting()).toEqual([])
    await update(id, { address: '4 Canal Side, York' })
    expect(await read(id)).toMatchObject({ lat: null, easting: null })
    expect(await waiting()).toEqual(['amenity.analyse', 'property.geocode'])
  })

  test('keeps a position that was given by hand until it is taken back', async () => {
    const id = await create({ position: THERE })
    await waiting()
    await update(id, { position: THERE, address: '4 Canal Side, York' })
    expect(await read(id)).toMatchObject({ ...THERE, isPositionGiven: true })
    await update(id, { address: '4 Canal Side, York' })
    expect(await read(id)).toMatchObject({ lat: null, isPositionGiven: false })
    expect(await waiting()).toContain('property.geocode')
  })

  test('that was a demo is found like others once it is moved', async () => {
    const id = await create()
    await db.drizzle.update(properties).set({ isDemo: true })
    await waiting()
    await update(id, { address: '4 Canal Side, York' })
    expect(await waiting()).toEqual(['property.geocode'])
  })

  test('is refused as stale when somebody else saved it meanwhile; the geocoder is nobody', async () => {
    const { id } = await caller.agent.properties.create(COTTAGE)
    const { version } = await caller.agent.properties.byId({ id })
    await db.drizzle.update(properties).set({ ...THERE, ...toNationalGrid(THERE) })
    const save = (change: Partial<ListingInput>) =>
      caller.agent.properties.update({ ...COTTAGE, ...change, id, version })
    const saved = await save({ price: 245_000 })
    expect(await codeOf(save({ title: 'Another title' }))).toBe('stale')
    expect(await codeOf(save({ price: 245_000 }))).toBe('done')
    expect(await caller.agent.properties.byId({ id })).toMatchObject({
      ...{ version: saved.version, foundPosition: THERE },
      listing: { price: 245_000, title: COTTAGE.title },
    })
  })
})

describe('agent.properties.locate', () => {
  const asked = { address: '3 Canal Side, York', postcode: 'YO1 7HH' }

  test('finds an address as the worker would, once', async () => {
    let times = 0
    const geocoder = {
      find: async () => {
        times += 1
        return THERE
      },
    }
    const asking = testCaller(db, { actor, now: NOW, geocoder })
    expect(await asking.agent.properties.locate(asked)).toEqual({ position: THERE })
    expect(await asking.agent.properties.locate(asked)).toEqual({ position: THERE })
    expect(times).toBe(1)
  })

  test('knows nothing when the service does not answer', async () => {
    const find = () => Promise.reject(new Error('The geocoder answered 500'))
    const asking = testCaller(db, { actor, now: NOW, geocoder: { find } })
    expect(await asking.agent.properties.locate(asked)).toEqual({ position: null })
  })
})

describe('pictures', () => {
  const file = (folder: 'images' | 'epc', owner = agentId) => ({
    ...{ id: `${'a'.repeat(20)}${folder.length}${owner}`, folder, agentId: owner, bytes: 1 },
    ...{ contentType: 'image/webp', sha256: 'f'.repeat(64), originalName: 'front.jpg' },
    state: 'ready' as const,
  })

  test('of one’s own are shown, of others and of nobody are not', async () => {
    const other = await storeAgent(db, 'other@agency.example')
    const [own, foreign] = [file('images'), file('images', other.agentId)]
    await db.drizzle.insert(files).values([own, foreign, file('epc')])
    const withImage = (path: string) => codeOf(create({ images: [path] }))
    expect(await withImage(`/files/images/${own.id}.jpg`)).toBe('done')
    expect(await withImage(`/files/images/${foreign.id}.jpg`)).toBe('badInput')
    expect(await withImage(`/files/images/${file('epc').id}.jpg`)).toBe('badInput')
    expect(await withImage(`/files/images/${'b'.repeat(25)}.jpg`)).toBe('badInput')
    expect(await withImage(`/files/epc/${own.id}.jpg`)).toBe('badInput')
    expect(await withImage(`/files/images/${own.id}.pdf`)).toBe('badInput')
    expect(await withImage('/art/front/one.svg')).toBe('badInput')
  })

  test('are shown once they are made over: one that may yet be refused would stay a hole', async () => {
    const own = file('images')
    await db.drizzle.insert(files).values({ ...own, state: 'received' })
    const images = [`/files/images/${own.id}.jpg`]
    const reason = 'This file is still being made ready. Please save again in a moment.'
    await expect(create({ images })).rejects.toMatchObject({ params: { field: 'images', reason } })
    await db.drizzle.update(files).set({ state: 'ready' })
    expect(await codeOf(create({ images }))).toBe('done')
  })

  test('that a listing has may stay, be moved and leave', async () => {
    const id = await create()
    const images = ['/art/front/one.svg', '/art/room/two.svg']
    await db.sql`update property_details set images = ${images}`
    expect(await update(id, { images: images.toReversed() })).toBe(true)
    expect(await update(id, { images: images.slice(0, 1) })).toBe(true)
    expect(await codeOf(update(id, { images }))).toBe('badInput')
  })
})
