import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'

/** Stores a home of an agent, and answers its id. What the listing itself wants done is left out. */
export async function storeHome(
  db: Database,
  agentId: AgentId | null,
  title = 'A house by the wall',
): Promise<number> {
  const [row] = await db.drizzle
    .insert(properties)
    .values({
      ...{ agentId, listingType: 'sale', propertyType: 'house', price: 400_000 },
      ...{ beds: 3, baths: 1, address: '1 Rose Lane, York' },
    })
    .returning({ id: properties.id })
  if (!row) throw new Error('The home was not stored')
  const images = ['/art/front/one.svg', '/art/room/two.svg']
  await db.drizzle.insert(propertyDetails).values({ propertyId: row.id, title, images })
  await db.sql`delete from jobs`
  return row.id
}
