import { mapsSearchUrl } from '@hearth/core/maps/urls.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import classes from './TextPanel.module.css'

interface Props {
  /** Null when the position is not known. */
  point: Point | null
  address: string
}

/** Where a home is, in words, on the idea of a map. */
export function TextPanel({ point, address }: Props) {
  return (
    <div className={classes.panel}>
      <Streets />
      <div className={classes.words}>
        <IconMapPin className={classes.pin} size={30} stroke={1.5} aria-hidden />
        <h2 className={classes.title}>Property Location</h2>
        {address && <p className={classes.address}>{address}</p>}
        {point ? <Position point={point} /> : <p>Location on the map not specified</p>}
      </div>
    </div>
  )
}

function Position({ point }: { point: Point }) {
  return (
    <>
      <p className={classes.point}>
        Latitude {point.lat.toFixed(5)}, longitude {point.lng.toFixed(5)}
      </p>
      <Button
        component="a"
        href={mapsSearchUrl(point)}
        target="_blank"
        rel="noopener"
        variant="default"
        size="sm"
      >
        View in Google Maps
      </Button>
    </>
  )
}

/** A few streets, a park and a river: no place in particular. */
function Streets() {
  return (
    <svg
      className={classes.streets}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <path
        className={classes.water}
        d="M-20 330 C120 270 210 392 330 350 S520 262 640 318 V420 H-20 Z"
      />
      <path className={classes.park} d="M398 36 L522 18 L560 128 L452 158 L388 112 Z" />
      <path className={classes.park} d="M38 64 L130 40 L152 118 L66 142 Z" />
      <g className={classes.roads}>
        <path d="M-20 210 C140 170 280 236 640 168" />
        <path d="M176 -20 C196 120 150 240 214 420" />
        <path d="M372 -20 C340 110 398 220 352 420" />
        <path d="M-20 96 C110 126 250 74 372 92" />
        <path d="M352 262 C440 236 540 262 640 236" />
      </g>
      <g className={classes.lanes}>
        <path d="M60 -20 L86 420 M268 -20 L286 420 M470 158 L486 420" />
        <path d="M-20 286 L352 300 M-20 32 L176 22" />
      </g>
    </svg>
  )
}
