import { milesWalked } from '@hearth/core/place/distance.ts'
import { milesLabel, TRANSPORT } from '@hearth/core/search/labels.ts'
import { NativeSelect } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'
import { including, numberOf, type Option, textOf } from './options.ts'

const DISTANCES: Option[] = [5, 10, 15, 20, 30, 40].map((minutes) => {
  const miles = milesWalked(minutes)
  return { value: String(miles), label: `${milesLabel(miles)} (${minutes} min walk)` }
})

const NAMES = {
  maxTubeDistance: 'tube station',
  maxTrainDistance: 'train station',
  maxBusDistance: 'bus stop',
}

export function TransportEditor({ draft, change }: EditorProps) {
  return (
    <div className={classes.stack}>
      {TRANSPORT.map(({ criterion }, index) => (
        <NativeSelect
          key={criterion}
          label={`Nearest ${NAMES[criterion]} within`}
          data-autofocus={index === 0 || undefined}
          value={textOf(draft[criterion])}
          data={[
            { value: '', label: 'Any distance' },
            ...including(DISTANCES, draft[criterion], milesLabel),
          ]}
          onChange={(event) => change({ [criterion]: numberOf(event.currentTarget.value) })}
        />
      ))}
    </div>
  )
}
