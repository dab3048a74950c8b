import type { PropertyAmenity } from '@hearth/core/amenity/contract.ts'
import type { Database } from '@hearth/db/client.ts'

export async function readAmenities(_db: Database, _id: number): Promise<PropertyAmenity[]> {
  throw new Error('not built yet')
}
