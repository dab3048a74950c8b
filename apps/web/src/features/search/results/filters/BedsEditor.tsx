import { bedsLabel } from '@hearth/core/property/wording.ts'
import { NativeSelect } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'
import { including, numberOf, type Option, textOf } from './options.ts'

const COUNTS: Option[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((beds) => ({
  value: String(beds),
  label: bedsLabel(beds),
}))

export function BedsEditor({ draft, change }: EditorProps) {
  return (
    <div className={classes.pair}>
      <NativeSelect
        label="At least"
        data-autofocus
        value={textOf(draft.beds)}
        data={[{ value: '', label: 'No minimum' }, ...including(COUNTS, draft.beds, bedsLabel)]}
        onChange={(event) => change({ beds: numberOf(event.currentTarget.value) })}
      />
      <NativeSelect
        label="At most"
        value={textOf(draft.maxBeds)}
        data={[{ value: '', label: 'No maximum' }, ...including(COUNTS, draft.maxBeds, bedsLabel)]}
        onChange={(event) => change({ maxBeds: numberOf(event.currentTarget.value) })}
      />
    </div>
  )
}
