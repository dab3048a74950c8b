import { AMENITY_TYPES, type AmenityType } from '@hearth/core/amenity/contract.ts'
import { distanceLabel } from '@hearth/core/property/wording.ts'
import { joinList, splitList } from '@hearth/core/search/labels.ts'
import { Chip } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'

/** Stations have distances of their own. */
const OFFERED: AmenityType[] = ['school', 'supermarket', 'pub', 'cafe', 'restaurant', 'bus_stop']

export function AmenityEditor({ draft, change }: EditorProps) {
  return (
    <Chip.Group
      multiple
      value={splitList(draft.nearAmenity)}
      onChange={(types) => change({ nearAmenity: joinList(types) })}
    >
      <fieldset className={classes.choices} aria-label="Nearby">
        {OFFERED.map((type) => (
          <Chip key={type} value={type} variant="outline" classNames={{ label: classes.choice }}>
            {AMENITY_TYPES[type].label} within {distanceLabel(AMENITY_TYPES[type].limitMeters)}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  )
}
