import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../schema/agent.ts'
import { testDatabase } from './database.ts'

const db = await testDatabase()
beforeEach(db.reset)
afterAll(db.close)

const countAgents = () => db.drizzle.$count(agents)
const agent = { companyName: 'Marsh & Daughters', phone: '01865 000000', address: 'Oxford' }

describe('a test database', () => {
  it('has the schema and no rows', async () => {
    expect(await countAgents()).toBe(0)
    await db.drizzle.insert(agents).values(agent)
    expect(await countAgents()).toBe(1)
  })

  it('is empty again for the next test, and numbers from 1', async () => {
    expect(await countAgents()).toBe(0)
    const [row] = await db.drizzle.insert(agents).values(agent).returning()
    expect(row?.id).toBe(1)
  })

  it('is not the database of another test file', async () => {
    const other = await testDatabase()
    await other.drizzle.insert(agents).values(agent)
    expect(await countAgents()).toBe(0)
    await other.close()
  })

  it('keeps the gazetteer when it was cloned with it', async () => {
    const withPlaces = await testDatabase({ template: 'places' })
    const count = async () => {
      const [row] = await withPlaces.sql<{ n: number }[]>`select count(*)::int n from places`
      return row?.n ?? 0
    }
    const before = await count()
    await withPlaces.reset()
    expect(before).toBeGreaterThan(5000)
    expect(await count()).toBe(before)
    await withPlaces.close()
  })
})

describe('where tests run', () => {
  it('is a hostile time zone, while the database speaks UTC', async () => {
    expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(1)
    const [row] = await db.drizzle.execute<{ zone: string }>(
      sql`select current_setting('TimeZone') as zone`,
    )
    expect(row?.zone).toBe('UTC')
  })
})
