import type { PropertyCard } from '@hearth/core/property/contract.ts'
import type { Database } from '@hearth/db/client.ts'

export async function readSimilar(_db: Database, _id: number): Promise<PropertyCard[]> {
  throw new Error('not built yet')
}
