import { bathsLabel } from '@hearth/core/property/wording.ts'
import { NativeSelect } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import { including, numberOf, type Option, textOf } from './options.ts'

const COUNTS: Option[] = [1, 2, 3, 4, 5].map((baths) => ({
  value: String(baths),
  label: bathsLabel(baths),
}))

export function BathsEditor({ draft, change }: EditorProps) {
  return (
    <NativeSelect
      label="At least"
      data-autofocus
      value={textOf(draft.baths)}
      data={[
        { value: '', label: 'Any number of bathrooms' },
        ...including(COUNTS, draft.baths, bathsLabel),
      ]}
      onChange={(event) => change({ baths: numberOf(event.currentTarget.value) })}
    />
  )
}
