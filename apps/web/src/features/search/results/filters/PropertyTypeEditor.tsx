import {
  SEARCH_PROPERTY_TYPES,
  type SearchCriteria,
  type SearchPropertyType,
} from '@hearth/core/search/contract.ts'
import { SEARCH_TYPE_LABELS } from '@hearth/core/search/labels.ts'
import { Chip } from '@mantine/core'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'

/** A studio is also "exactly no bedroom" in a search: with the type, that goes as well. */
export function typeChange(
  draft: SearchCriteria,
  propertyType: SearchPropertyType,
): Partial<SearchCriteria> {
  const wasStudio = draft.propertyType === 'studio' && draft.beds === 0 && draft.maxBeds === 0
  const leavesStudio = wasStudio && propertyType !== 'studio'
  return { propertyType, ...(leavesStudio && { beds: undefined, maxBeds: undefined }) }
}

export function PropertyTypeEditor({ draft, change }: EditorProps) {
  return (
    <Chip.Group
      value={draft.propertyType ?? ''}
      onChange={(value) => change(typeChange(draft, value as SearchPropertyType))}
    >
      <div className={classes.choices} role="radiogroup" aria-label="Property type">
        {SEARCH_PROPERTY_TYPES.map((type) => (
          <Chip key={type} value={type} variant="outline" classNames={{ label: classes.choice }}>
            {SEARCH_TYPE_LABELS[type].label}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  )
}
