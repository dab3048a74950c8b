import type { PropertyAmenity } from '@hearth/core/amenity/contract.ts'
import type { Database } from '@hearth/db/client.ts'

/** What is near a listing that is not withdrawn, nearest first; empty for any other. */
export async function readAmenities({ sql }: Database, id: number): Promise<PropertyAmenity[]> {
  return await sql<PropertyAmenity[]>`
    select
      a.id,
      a.property_id as "propertyId",
      a.amenity_type as "amenityType",
      a.name,
      a.address,
      a.distance_meters as "distanceMeters",
      a.distance_minutes as "distanceMinutes",
      a.transport_mode as "transportMode"
    from property_amenities a
    join properties p on p.id = a.property_id
    where a.property_id = ${id} and p.withdrawn_at is null
    order by a.distance_meters, a.amenity_type, a.name`
}
