import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { Skeleton } from '@mantine/core'
import { MapBlock } from './MapBlock.tsx'
import { pointedHome } from './pointedHome.ts'
import { usePointedHome } from './usePointedHome.ts'

const HEIGHT = 400

interface Props {
  cards: readonly PropertyCard[]
  /** There are no homes yet, but there may be: the place of the map is held. */
  isLoading: boolean
}

/** The map beside results: of the home that is pointed at, and until then of the first one. */
export function PointedHomeMap({ cards, isLoading }: Props) {
  const home = pointedHome(cards, usePointedHome())
  if (!home) return isLoading ? <Skeleton height={HEIGHT} radius="lg" aria-hidden /> : null
  const { lat, lng, address } = home
  const point = lat === null || lng === null ? null : { lat, lng }
  return (
    <section aria-label="Map of the home that is pointed at">
      <MapBlock point={point} address={address} height={HEIGHT} />
    </section>
  )
}
