import { NumberInput } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'

const HIGHEST = 1_000_000_000
const STEPS = { rent: 50, sale: 10_000 } as const

const pounds = (value: string | number) =>
  value === '' || !Number.isFinite(Number(value)) ? undefined : Math.round(Number(value))

export function PriceEditor({ draft, change }: EditorProps) {
  const listingType = draft.listingType ?? 'sale'
  const shared = {
    prefix: '£',
    thousandSeparator: ',',
    allowDecimal: false,
    allowNegative: false,
    min: 0,
    max: HIGHEST,
    step: STEPS[listingType],
    hideControls: true,
    inputMode: 'numeric',
  } as const
  return (
    <div className={classes.stack}>
      <div className={classes.pair}>
        <NumberInput
          {...shared}
          label="From"
          placeholder="No minimum"
          data-autofocus
          value={draft.minPrice ?? ''}
          onChange={(value) => change({ minPrice: pounds(value) })}
        />
        <NumberInput
          {...shared}
          label="Up to"
          placeholder="No maximum"
          value={draft.maxPrice ?? ''}
          onChange={(value) => change({ maxPrice: pounds(value) })}
        />
      </div>
      {listingType === 'rent' && <p className={classes.hint}>Rent per calendar month (pcm).</p>}
    </div>
  )
}
