import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { places } from '@hearth/db/schema/place.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { HANDLERS } from '../jobs.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { later, NOW } from '../testing/accountWorld.ts'
import { testCaller } from '../testing/caller.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { TEST_PLACES } from '../testing/places.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

const gazetteer = createGazetteer(TEST_PLACES)
const DAY = 24 * 60 * 60 * 1000

/** Does what waits for the worker, until nothing does; answers the names in their order. */
async function workUntilDone(now: Date): Promise<string[]> {
  const done: string[] = []
  for (;;) {
    const waiting = await db.drizzle.delete(jobs).returning()
    if (waiting.length === 0) return done
    for (const { name, payload } of waiting) {
      done.push(name)
      if (name === 'mail.deliver') continue
      const handle = HANDLERS[name as keyof typeof HANDLERS] as (
        context: ReturnType<typeof testJobContext>,
        payload: unknown,
      ) => Promise<void>
      await handle(testJobContext(db, { gazetteer, now }), payload)
    }
  }
}

test('a home that is published is placed, looked around, formatted and told of to those who wait', async () => {
  const pub = { lat: 51.463, lng: -0.139 }
  await db.drizzle.insert(places).values({
    ...{ kind: 'pub', name: 'The Plough', source: 'demo', sourceKey: 'pub:1', ...pub },
    ...toNationalGrid(pub),
  })
  const seeker = await storeUser(db, 'ada@example.com')
  await testCaller(db, { actor: seeker, gazetteer, now: later(-DAY) }).saved.saveSearch({
    ...{ name: 'Near work', alertFrequency: 'daily' },
    criteria: { listingType: 'sale', location: 'Clapham' },
  })
  const { actor } = await storeAgent(db, 'robin@finch.example')
  const agent = testCaller(db, { actor, gazetteer, now: NOW })
  const { id } = await agent.agent.properties.create({
    ...{ title: 'A house by the common', address: '1 Rose Lane, Clapham, London' },
    ...{ description: 'A long description of it. '.repeat(10), price: 900_000 },
  })
  const done = await workUntilDone(NOW)
  expect(done.toSorted()).toEqual([
    'amenity.analyse',
    'property.formatDescription',
    'property.geocode',
  ])
  expect(await agent.property.byId({ id })).toMatchObject({ lat: 51.4625, lng: -0.138 })
  expect(await agent.amenity.forProperty({ propertyId: id })).toMatchObject([
    { name: 'The Plough' },
  ])

  await HANDLERS['saved.findDue'](testJobContext(db, { gazetteer, now: later(DAY) }), {})
  await workUntilDone(later(DAY))
  const [mail] = await db.drizzle.select().from(emails)
  expect(mail).toMatchObject({
    toAddress: 'ada@example.com',
    subject: '1 new home for “Near work”',
  })
})
