import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { loadDemo } from './load.ts'
import { TEST_NOW } from './testing.ts'

const db = await testDatabase({ template: 'places' })
afterAll(db.close)

const lines: string[] = []
const load = () => loadDemo(db, { now: TEST_NOW, log: (line) => lines.push(line) })

test('an empty database gets the whole market once, however many load it at once', async () => {
  const both = await Promise.all([load(), load()])
  expect(both.map(({ listings }) => listings).sort()).toEqual([0, 3_000])
  expect(await load()).toEqual({ listings: 0 })
  expect(lines).toEqual([expect.stringMatching(/^Loaded 3,000 demo listings/)])
  const [counts] = await db.sql`
    select (select count(*)::int from properties where is_demo) as properties,
      (select count(*)::int from property_details) as details,
      (select count(*)::int from places where is_demo and source = 'demo') as places,
      (select count(*)::int from agents) as agents,
      (select count(distinct property_id)::int from property_amenities) as analysed`
  expect(counts).toMatchObject({ properties: 3_000, details: 3_000 })
  expect(counts?.places).toBeGreaterThan(5_000)
  expect(counts?.agents).toBeGreaterThan(40)
  expect(counts?.analysed).toBeGreaterThan(2_850)
}, 60_000)

test('its history is its own, not what the database notes of a new row', async () => {
  const [wrong] = await db.sql`
    select count(*)::int as listings from properties p
    where (select count(*) from property_history h where h.property_id = p.id and h.kind = 'listed') <> 1
      or (select min(at) from property_history h where h.property_id = p.id) <> p.created_at
      or (select max(at) from property_history h where h.property_id = p.id) <> p.updated_at`
  expect(wrong?.listings).toBe(0)
  const [reduced] = await db.sql`
    select count(*)::int as listings from properties p
    where reduced_at is not null and exists (
      select from property_history h where h.property_id = p.id and h.kind = 'price' and h.at = p.reduced_at and h.price = p.price)`
  expect(reduced?.listings).toBeGreaterThan(200)
})

test('every detail belongs to its own row', async () => {
  const [mixed] = await db.sql`
    select count(*)::int as listings from properties p join property_details d on d.property_id = p.id
    where (p.listing_type = 'rent') <> (d.deposit is not null) or (d.price_text is not null and p.price is not null)`
  expect(mixed?.listings).toBe(0)
})

test('a load that fails leaves nothing behind', async () => {
  await db.sql`truncate properties restart identity cascade`
  await db.sql`delete from places where source = 'demo'`
  await db.sql`delete from agents`
  await db.sql`insert into places (kind, name, lat, lng, easting, northing, source, source_key)
    select 'pub', 'In the way', 51.5, -0.1, 530000, 180000, 'demo', 'London/Clapham/pub/0'`
  await expect(load()).rejects.toThrow()
  const [left] = await db.sql`
    select (select count(*)::int from properties) as properties, (select count(*)::int from agents) as agents`
  expect(left).toEqual({ properties: 0, agents: 0 })
}, 60_000)
