import type { Point } from '@hearth/core/place/distance.ts'
import { rem, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '../../trpc.ts'
import classes from './MapBlock.module.css'
import { mapKind } from './mapKind.ts'
import { StaticMap } from './StaticMap.tsx'
import { TextPanel } from './TextPanel.tsx'

const InteractiveMap = lazy(async () => ({
  default: (await import('./InteractiveMap.tsx')).InteractiveMap,
}))

/** What fails for one home fails for the next one too. */
const EVERYWHERE = 'everywhere'

interface Props {
  /** Null when the position is not known. */
  point: Point | null
  address: string
  /** 300 on the page of a home, 400 beside results (S1 section 9); larger where letters are. */
  height: number
}

/** Where a home is: a picture, a map or, without either, its coordinates in words. */
export function MapBlock({ point, address, height }: Props) {
  const config = trpc.maps.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  // A picture fails for one home, a map for all of them.
  const [failed, setFailed] = useState<string>()
  const place = `${point?.lat},${point?.lng}`
  const waiting = <Skeleton height={rem(height)} radius={0} aria-label="Loading the map" />
  const map = () => {
    if (point === null) return <TextPanel point={null} address={address} />
    if (config.isLoading) return waiting
    const kind = mapKind(config.data, failed === place || failed === EVERYWHERE)
    switch (kind.name) {
      case 'static':
        return <StaticMap point={point} apiKey={kind.apiKey} onFailure={() => setFailed(place)} />
      case 'interactive':
        return (
          <Suspense fallback={waiting}>
            <InteractiveMap
              point={point}
              styleUrl={kind.styleUrl}
              onFailure={() => setFailed(EVERYWHERE)}
            />
          </Suspense>
        )
      case 'text':
        return <TextPanel point={point} address={address} />
    }
  }
  return (
    <div className={classes.block} style={{ height: rem(height) }}>
      {map()}
    </div>
  )
}
