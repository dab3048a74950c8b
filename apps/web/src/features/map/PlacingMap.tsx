import type { Point } from '@hearth/core/place/distance.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '../../trpc.ts'
import classes from './MapBlock.module.css'
import { MapBlock } from './MapBlock.tsx'

const InteractiveMap = lazy(async () => ({
  default: (await import('./InteractiveMap.tsx')).InteractiveMap,
}))

interface Props {
  point: Point
  address: string
  height: number
  /** The pin was put down elsewhere. */
  onPlaced(point: Point): void
}

/** A map whose pin can be dragged; where there is no such map, what shows the place otherwise. */
export function PlacingMap({ point, address, height, onPlaced }: Props) {
  const config = trpc.maps.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const [hasFailed, setFailed] = useState(false)
  const styleUrl = config.data?.styleUrl
  if (styleUrl == null || hasFailed) {
    return <MapBlock point={point} address={address} height={height} />
  }
  return (
    <div className={classes.block} style={{ height }}>
      <Suspense fallback={<Skeleton height={height} radius={0} aria-label="Loading the map" />}>
        <InteractiveMap
          point={point}
          styleUrl={styleUrl}
          onFailure={() => setFailed(true)}
          onPlaced={onPlaced}
        />
      </Suspense>
    </div>
  )
}
