import type { Point } from '@hearth/core/place/distance.ts'
import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './PropertyForm.module.css'
import { isSameValue } from './values.ts'

interface Props {
  shown: Point | null
  error: ReactNode
  onChange(point: Point | null): void
}

const NOTHING = { lat: '', lng: '' }

/**
 * A position as two numbers. Half of one is not yet a position. What is shown elsewhere, a pin that was put
 * down or an address that was found, is taken over; what was typed here stays as it was typed.
 */
export function CoordinateFields({ shown, error, onChange }: Props) {
  const [typed, setTyped] = useState<{ lat: number | string; lng: number | string }>(
    shown ?? NOTHING,
  )
  const [known, setKnown] = useState(shown)
  if (!isSameValue(shown, known)) {
    setKnown(shown)
    setTyped(shown ?? NOTHING)
  }
  const report = (point: Point | null) => {
    setKnown(point)
    onChange(point)
  }
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const { lat, lng } = next
    if (typeof lat === 'number' && typeof lng === 'number') report({ lat, lng })
    else if (lat === '' && lng === '') report(null)
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
