import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { MapBlock } from './MapBlock.tsx'

const HEIGHT = 300

/** Where a home is; nothing when its position is not known. */
export function LocationCard({ property }: { property: PropertyDetail }) {
  const { lat, lng, address } = property
  if (lat === null || lng === null) return null
  return (
    <section>
      <h2>Location</h2>
      <MapBlock point={{ lat, lng }} address={address} height={HEIGHT} />
    </section>
  )
}
