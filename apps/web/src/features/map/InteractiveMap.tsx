import 'maplibre-gl/dist/maplibre-gl.css'
import { mapsSearchUrl } from '@hearth/core/maps/urls.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useRef } from 'react'
import { logWarning } from '../../log.ts'
import classes from './MapBlock.module.css'

const ZOOM = 15
const EMBER = '#c8553d'

// Served by us like every other file, so that the page's policy need not allow more.
setWorkerUrl(workerUrl)

interface Props {
  point: Point
  /** Of a MapLibre style. */
  styleUrl: string
  /** The style cannot be loaded, or this browser cannot draw it. */
  onFailure(): void
  /** The pin may be dragged, and was put down there. */
  onPlaced?: (point: Point) => void
}

interface Drawn {
  map: MapLibre
  marker: Marker
}

/** A map that can be moved, with the home in its middle. */
export function InteractiveMap({ point, styleUrl, onFailure, onPlaced }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(null)
  const first = useRef({ point, onFailure })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const { point, onFailure } = first.current
    try {
      drawn.current = draw(element, styleUrl, point, onFailure)
    } catch (error) {
      logWarning('the map cannot be drawn here', error)
      onFailure()
    }
    return () => drawn.current?.map.remove()
  }, [styleUrl])

  const isDraggable = onPlaced !== undefined
  const placed = useEffectEvent((at: Point) => onPlaced?.(at))
  useEffect(() => {
    const marker = drawn.current?.marker
    if (!marker || !isDraggable) return
    const drop = () => {
      const { lat, lng } = marker.getLngLat()
      placed({ lat, lng })
    }
    marker.setDraggable(true)
    marker.on('dragend', drop)
    return () => void marker.off('dragend', drop)
  }, [isDraggable])

  const { lat, lng } = point
  useEffect(() => {
    drawn.current?.map.jumpTo({ center: { lat, lng }, zoom: ZOOM })
    drawn.current?.marker.setLngLat({ lat, lng })
  }, [lat, lng])

  return (
    <>
      <div ref={container} className={classes.interactive} />
      <a className={classes.elsewhere} href={mapsSearchUrl(point)} target="_blank" rel="noopener">
        View in Google Maps
      </a>
    </>
  )
}

function draw(container: HTMLElement, style: string, point: Point, onFailure: () => void): Drawn {
  const map = new MapLibre({
    container,
    style,
    center: point,
    zoom: ZOOM,
    cooperativeGestures: true,
  })
  // Single tiles may fail and come later; without its style there is no map.
  let hasStyle = false
  map.once('style.load', () => {
    hasStyle = true
  })
  map.on('error', ({ error }) => {
    logWarning('the map reports', error.message)
    if (!hasStyle) onFailure()
  })
  map.addControl(new NavigationControl({ showCompass: false }))
  const marker = new Marker({ color: EMBER }).setLngLat(point).addTo(map)
  return { map, marker }
}
