import type { Point } from '@hearth/core/place/distance.ts'
import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './PropertyForm.module.css'

interface Props {
  shown: Point | null
  error: ReactNode
  onChange(point: Point | null): void
}

/** A position as two numbers. Half of one is not yet a position. */
export function CoordinateFields({ shown, error, onChange }: Props) {
  const [typed, setTyped] = useState<{ lat: number | string; lng: number | string }>(
    shown ?? { lat: '', lng: '' },
  )
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const { lat, lng } = next
    if (typeof lat === 'number' && typeof lng === 'number') onChange({ lat, lng })
    else if (lat === '' && lng === '') onChange(null)
  }
  const shared = {
    size: 'md',
    hideControls: true,
    decimalScale: 6,
    clampBehavior: 'none',
    autoComplete: 'off',
  } as const
  return (
    <div className={classes.pair}>
      <NumberInput
        {...shared}
        label="Latitude"
        value={typed.lat}
        error={error}
        onChange={(lat) => change({ lat })}
      />
      <NumberInput
        {...shared}
        label="Longitude"
        value={typed.lng}
        error={error !== undefined && error !== null}
        onChange={(lng) => change({ lng })}
      />
    </div>
  )
}
