import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './PropertyForm.module.css'
import { isSameValue, type TypedPosition } from './values.ts'

interface Props {
  shown: TypedPosition | null
  /** What is wrong with each half. */
  errors: { lat: ReactNode; lng: ReactNode }
  onChange(position: TypedPosition | null): void
}

/**
 * A position as two numbers. Half of one is told as that, so that the other is asked for. What is shown
 * elsewhere, a pin that was put down or an address that was found, is taken over; what was typed here stays
 * as it was typed.
 */
export function CoordinateFields({ shown, errors, onChange }: Props) {
  const [typed, setTyped] = useState(() => fieldsOf(shown))
  const [known, setKnown] = useState(shown)
  if (!isSameValue(shown, known)) {
    setKnown(shown)
    setTyped(fieldsOf(shown))
  }
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const position = positionOf(next)
    setKnown(position)
    onChange(position)
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
        error={errors.lat}
        onChange={(lat) => change({ lat })}
      />
      <NumberInput
        {...shared}
        label="Longitude"
        value={typed.lng}
        error={errors.lng}
        onChange={(lng) => change({ lng })}
      />
    </div>
  )
}

interface Fields {
  lat: number | string
  lng: number | string
}

const fieldsOf = (position: TypedPosition | null): Fields => ({
  lat: position?.lat ?? '',
  lng: position?.lng ?? '',
})

function positionOf({ lat, lng }: Fields): TypedPosition | null {
  if (lat === '' && lng === '') return null
  // A minus alone is not a number yet.
  const half = (typed: number | string) => (typeof typed === 'number' ? typed : null)
  return { lat: half(lat), lng: half(lng) }
}
