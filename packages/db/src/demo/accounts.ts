import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { LOCKS } from '../locks.ts'
import { users } from '../schema/account.ts'
import { agents } from '../schema/agent.ts'
import { properties } from '../schema/property.ts'
import { savedSearches } from '../schema/saved.ts'
import { DEMO_SEEKERS, writeDemoEnquiries } from './enquiries.ts'
import { writeDemoFigures } from './figures.ts'
import type { Handle } from './insertRows.ts'

/** Of "hearth-demo", by argon2id. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$7jObpViYrLoi5YJNq1nvNw$gGWT3RBUs06DCCnj0Eu9IuQDyjXLTQ4MTTsZXYJ1bUo'

const DAY_MS = 86_400_000

const BUYER = { email: 'buyer@hearth.example', name: 'Bea Buyer' }
const AGENT = { email: 'agent@hearth.example', name: 'Alex Agent' }

/** Nobody real writes from these addresses. */
export const DEMO_ADDRESSES: readonly string[] = [BUYER.email, AGENT.email, ...DEMO_SEEKERS]

const SEARCHES: readonly {
  name: string
  criteria: SearchCriteria
  alertFrequency: 'daily' | 'weekly' | 'none'
}[] = [
  {
    name: 'Family houses in Jesmond',
    criteria: {
      listingType: 'sale',
      location: 'Jesmond',
      propertyType: 'house',
      beds: 3,
      maxPrice: 600_000,
    },
    alertFrequency: 'daily',
  },
  {
    name: 'Flats to rent in Clapham',
    criteria: { listingType: 'rent', location: 'Clapham', propertyType: 'flat', beds: 2, baths: 1 },
    alertFrequency: 'weekly',
  },
  {
    name: 'A garden in Leith',
    criteria: { listingType: 'sale', location: 'Leith', features: ['garden'] },
    alertFrequency: 'none',
  },
]

/**
 * Adds a seeker and an agent to sign in as, where there are demo listings and no such accounts yet. The
 * agent answers for the first company that has listings, whose homes have been looked at and asked about.
 * Answers whether they were written.
 */
export async function loadDemoAccounts(db: Database, now: Date): Promise<boolean> {
  return db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`)
    const [demo] = await tx
      .select({ agentId: properties.agentId })
      .from(properties)
      .where(sql`${properties.isDemo} and ${isNotNull(properties.agentId)}`)
      .orderBy(asc(properties.agentId))
      .limit(1)
    if (!demo?.agentId || (await hasAccounts(tx))) return false
    const buyer = await insertUser(tx, BUYER)
    const agent = await insertUser(tx, AGENT)
    await tx.insert(savedSearches).values(SEARCHES.map((search) => ({ ...search, userId: buyer })))
    const yesterday = new Date(now.getTime() - DAY_MS)
    await tx
      .update(agents)
      .set({ userId: agent, lastVisitAt: yesterday })
      .where(eq(agents.id, demo.agentId))
    await writeDemoFigures(tx, demo.agentId, now)
    const bea = { ...BUYER, phone: '020 7946 0102', userId: buyer }
    await writeDemoEnquiries(tx, demo.agentId, bea, now)
    return true
  })
}

async function hasAccounts(tx: Handle): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return rows.length > 0
}

async function insertUser(tx: Handle, user: { email: string; name: string }) {
  const [row] = await tx
    .insert(users)
    .values({ ...user, passwordHash: PASSWORD_HASH, isDemo: true })
    .returning({ id: users.id })
  if (!row) throw new Error('The demo account was not written')
  return row.id
}
