import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { MapBlock } from './MapBlock.tsx'
import { usePointedHome } from './usePointedHome.ts'

const HEIGHT = 400

/** The map beside results: of the home that is pointed at, and until then of the first one. */
export function PointedHomeMap({ cards }: { cards: readonly PropertyCard[] }) {
  const pointed = usePointedHome()
  const placed = cards.filter(({ lat, lng }) => lat !== null && lng !== null)
  const home = placed.find(({ id }) => id === pointed) ?? placed[0]
  if (!home || home.lat === null || home.lng === null) return null
  return (
    <section aria-label="Map of the home that is pointed at">
      <MapBlock point={{ lat: home.lat, lng: home.lng }} address={home.address} height={HEIGHT} />
    </section>
  )
}
