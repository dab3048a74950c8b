import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import type { Actor } from '../account/data.ts'

/** Stores a home of a company, and answers its id. */
export async function storeHome(db: Database, agentId: AgentId | null): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      agentId,
      listingType: 'sale',
      propertyType: 'house',
      price: 400_000,
      beds: 3,
      baths: 1,
      address: '1 Rose Lane, York',
    })
    .returning({ id: properties.id })
  if (!row) throw new Error('The home was not stored')
  const details = { title: 'A house, "by" the wall; York', images: ['/art/1.svg'] }
  await db.drizzle.insert(propertyDetails).values({ propertyId: row.id, ...details })
  return row.id
}

/** Stores a request to see a home on a Monday at ten or three, and answers its id. */
export async function storeViewing(
  db: Database,
  propertyId: number,
  seeker: Pick<Actor, 'email' | 'name'> & { userId?: Actor['userId'] },
  change: Partial<typeof viewings.$inferInsert> = {},
): Promise<number> {
  const [row] = await db.drizzle
    .insert(viewings)
    .values({
      propertyId,
      userId: seeker.userId ?? null,
      name: seeker.name,
      email: seeker.email,
      phone: '020 7946 0102',
      date: '2026-11-23',
      times: ['10:00', '15:00'],
      fingerprint: 'as sent',
      ...change,
    })
    .returning({ id: viewings.id })
  if (!row) throw new Error('The viewing was not stored')
  return row.id
}
