import type { Database } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import type { Actor } from '../account/data.ts'

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
