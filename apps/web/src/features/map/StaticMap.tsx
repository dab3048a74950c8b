import { mapsSearchUrl, staticMapUrl } from '@hearth/core/maps/urls.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import classes from './MapBlock.module.css'

interface Props {
  point: Point
  apiKey: string
  onFailure(): void
}

/** Google's picture of the surroundings; a click opens its maps at the home. */
export function StaticMap({ point, apiKey, onFailure }: Props) {
  const src = staticMapUrl(point, apiKey)
  const [loaded, setLoaded] = useState('')
  return (
    <a className={classes.link} href={mapsSearchUrl(point)} target="_blank" rel="noopener">
      {loaded !== src && <Skeleton className={classes.waiting} radius={0} />}
      <img
        key={src}
        className={classes.picture}
        src={src}
        width={600}
        height={400}
        alt="Map of where this home is. Opens Google Maps in a new tab."
        onLoad={() => setLoaded(src)}
        onError={onFailure}
      />
    </a>
  )
}
