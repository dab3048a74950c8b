import { loadDemoAccounts } from '@hearth/db/demo/accounts.ts'
import { loadDemo } from '@hearth/db/demo/load.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { storeViewing } from '../testing/viewings.ts'
import { previewDemoRemoval, removeDemo } from './mutations.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const GWEN = { name: 'Gwen', email: 'gwen@example.com' }

const db = await testDatabase({ template: 'places' })
afterAll(db.close)

const removing = { db, settings: TEST_SETTINGS, now: NOW }
const counts = async () => {
  const [row] = await db.sql`
    select (select count(*)::int from properties) as properties, (select count(*)::int from users) as users,
      (select count(*)::int from agents) as agents, (select count(*)::int from messages) as messages,
      (select count(*)::int from viewings) as viewings, (select count(*)::int from places) as places,
      (select count(*)::int from saved_properties) as hearts, (select count(*)::int from emails) as emails`
  return row
}

describe('removing the demo market', () => {
  let own: number
  let asked: number
  let saved: number
  let added: number

  beforeAll(async () => {
    await loadDemo(db, { now: NOW, log: () => undefined })
    await loadDemoAccounts(db, NOW)
    const { agentId } = await storeAgent(db, 'robin@example.com')
    own = await storeHome(db, agentId, 'A real house')
    await db.sql`update properties set lat = 51.46, lng = -0.14, easting = 529000, northing = 175500 where id = ${own}`
    await db.sql`delete from jobs`
    const demo = await db.sql<{ id: number; agentId: number }[]>`
      select p.id, p.agent_id as "agentId" from properties p join agents a on a.id = p.agent_id
      where p.is_public and a.user_id is null order by p.id limit 3`
    const ids = demo.map(({ id }) => id)
    asked = ids[0] ?? 0
    saved = ids[1] ?? 0
    await storeViewing(db, asked, GWEN, { status: 'pending', times: ['10:00'] })
    await db.sql`insert into messages (property_id, name, email, phone, text)
      values (${own}, 'Omar', 'omar.haddad@example.com', '', 'About a real house')`
    const ada = await storeUser(db, 'ada@example.com')
    await db.sql`insert into saved_properties (user_id, property_id) values (${ada.userId}, ${saved})`
    added = await storeHome(db, null, 'Typed in by a visitor')
    await db.sql`update properties set agent_id =
      (select a.id from agents a join users u on u.id = a.user_id where u.is_demo) where id = ${added}`
    await db.sql`delete from jobs`
  }, 60_000)

  test('tells first what it would do, and does nothing', async () => {
    const before = await counts()
    const told = await previewDemoRemoval(removing)
    expect(told).toMatchObject({ homes: 2998, keptHomes: 2, addedHomes: 1, accounts: 2 })
    expect(await counts()).toEqual(before)
    expect(await db.sql`select 1 from jobs`).toHaveLength(0)
  }, 60_000)

  test('does what it told, and keeps what real people have to do with', async () => {
    const told = await previewDemoRemoval(removing)
    expect(await removeDemo(removing)).toEqual(told)
    expect(told).toMatchObject({ viewings: 1, measuredAnew: 1 })
    expect(told.keptCompanies).toBeGreaterThan(0)
    expect(told.companies).toBeGreaterThan(40)

    const homes = await db.sql`
      select id, is_demo, withdrawn_at is not null as gone from properties order by id`
    expect(homes.map(({ id }) => id)).toEqual([asked, saved, own, added].toSorted((a, b) => a - b))
    expect(homes.filter(({ gone }) => !gone)).toEqual([{ id: own, is_demo: false, gone: false }])
    expect(await db.sql`select email, status from viewings`).toEqual([
      { email: GWEN.email, status: 'cancelled' },
    ])
    expect(await db.sql`select email from messages`).toEqual([{ email: 'omar.haddad@example.com' }])
    expect(await db.sql`select property_id from saved_properties`).toEqual([{ property_id: saved }])
    expect(await db.sql`select email from users order by email`).toEqual([
      { email: 'ada@example.com' },
      { email: 'robin@example.com' },
    ])
    expect(await db.sql`select to_address from emails`).toEqual([{ to_address: GWEN.email }])
    expect(await db.sql`select 1 from places where is_demo`).toHaveLength(0)
    expect(await db.sql`select key from jobs where name = 'amenity.analyse'`).toEqual([
      { key: `property/${own}` },
    ])
    const open = await db.sql`select email from agents where email is not null`
    expect(open).toEqual([{ email: 'robin@example.com' }])
  }, 60_000)

  test('again, it finds nothing more to remove', async () => {
    const before = await counts()
    expect(await removeDemo(removing)).toMatchObject({
      ...{ homes: 0, keptHomes: 2, accounts: 0, companies: 0, places: 0, viewings: 0 },
    })
    expect(await counts()).toEqual(before)
  })
})
