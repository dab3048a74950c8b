import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { loadGazetteer } from './load.ts'
import { readPlaces } from './places.ts'
import { readGazetteer } from './read.ts'

const db = await testDatabase()
afterAll(db.close)

const insertPlace = (source: string, key: string, kind: string, name: string) => db.sql`
  insert into places (kind, name, lat, lng, easting, northing, source, source_key)
  values (${kind}, ${name}, 51.5, -0.1, 530000, 180000, ${source}, ${key})`

const namesOf = async (source: string) =>
  (await db.sql<{ name: string }[]>`select name from places where source = ${source}`).map(
    (row) => row.name,
  )

describe('loading the gazetteer', () => {
  beforeAll(async () => {
    await insertPlace('demo', 'pub:1', 'pub', 'The Plough')
    await insertPlace('geonames', 'gone', 'village', 'Brigadoon')
    await Promise.all([loadGazetteer(db), loadGazetteer(db)])
  })

  it('writes every row once, though two were loading', async () => {
    const [row] = await db.sql<{ transactions: number }[]>`
      select count(distinct xmin::text)::int as transactions from places where source <> 'demo'`
    expect(row?.transactions).toBe(1)
  })

  it('stores every place', async () => {
    const places = await readPlaces(db)
    expect(places.map(({ id, ...place }) => place.name).sort()).toEqual(
      readGazetteer()
        .map((row) => row.name)
        .sort(),
    )
    const clapham = places.find((place) => place.name === 'Clapham' && place.kind === 'district')
    expect(clapham).toMatchObject({ within: ['London', 'Lambeth', 'Greater London', 'England'] })
  })

  it('projects positions to the national grid', async () => {
    const [oxford] = await db.sql<{ easting: number; northing: number }[]>`
      select easting, northing from places where name = 'Oxford' and kind = 'city'`
    expect(Math.abs((oxford?.easting ?? 0) - 451_300)).toBeLessThan(1500)
    expect(Math.abs((oxford?.northing ?? 0) - 206_200)).toBeLessThan(1500)
  })

  it('removes what its sources no longer have, and nobody else’s', async () => {
    expect(await namesOf('geonames')).not.toContain('Brigadoon')
    expect(await namesOf('demo')).toEqual(['The Plough'])
  })

  it('only reads when nothing has changed', async () => {
    const versions = () => db.sql`select id, xmin::text as version from places order by id`
    const before = await versions()
    await loadGazetteer(db)
    expect(await versions()).toEqual(before)
  })

  it('leaves the same rows with the same ids when it is loaded again', async () => {
    const before = await db.sql`select * from places order by id`
    await db.sql`update places set name = 'Misspelt', extent_meters = 1 where name = 'Oxford'`
    await loadGazetteer(db)
    expect(await db.sql`select * from places order by id`).toEqual(before)
  })
})
