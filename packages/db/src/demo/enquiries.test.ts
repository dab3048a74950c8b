import { afterAll, expect, test } from 'vitest'
import { agents } from '../schema/agent.ts'
import { properties } from '../schema/property.ts'
import { testDatabase } from '../testing/database.ts'
import { writeDemoEnquiries } from './enquiries.ts'

const db = await testDatabase()
afterAll(db.close)

test.each(['2026-11-20T12:00:00Z', '2026-11-19T12:00:00Z', '2026-11-18T12:00:00Z'])(
  'the homes of the demo agent are asked about, never for a Sunday (%s)',
  async (now) => {
    await db.reset()
    const office = { phone: '020 7946 0000', address: '1 High Street, York' }
    const [agent] = await db.drizzle
      .insert(agents)
      .values({ companyName: 'Finch & Co', ...office })
      .returning()
    const agentId = agent?.id ?? 0
    const home = { listingType: 'sale', propertyType: 'house', beds: 2, baths: 1 } as const
    for (const address of ['1 Elm Row', '2 Elm Row', '3 Elm Row', '4 Elm Row']) {
      await db.drizzle.insert(properties).values({ ...home, agentId, address })
    }
    const bea = { name: 'Bea Buyer', email: 'buyer@hearth.example', phone: '020 7946 0102' }
    await db.drizzle.transaction((tx) => writeDemoEnquiries(tx, agentId, bea, new Date(now)))
    const viewings = await db.sql`
      select status, extract(dow from date) = 0 as sunday, starts_at < ${now} as past
      from viewings order by id`
    expect(viewings).toEqual([
      { status: 'confirmed', sunday: false, past: false },
      { status: 'pending', sunday: false, past: null },
      { status: 'pending', sunday: false, past: null },
      { status: 'completed', sunday: false, past: true },
    ])
    const [written] = await db.sql`
      select count(*)::int, count(*) filter (where read_at is null)::int as unread from messages`
    expect(written).toEqual({ count: 7, unread: 3 })
  },
)
