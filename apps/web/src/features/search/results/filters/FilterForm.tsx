import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { tidied } from './draft.ts'
import classes from './FilterForm.module.css'
import { cleared, type Filter, isSet } from './filters.ts'
import { useMeantLocation } from './useMeantLocation.ts'

interface Props {
  filter: Filter
  criteria: SearchCriteria
  onCriteria(criteria: SearchCriteria): void
}

/** Edits one group of criteria. Nothing is searched for until "Apply" or Enter. */
export function FilterForm({ filter, criteria, onCriteria }: Props) {
  const [draft, setDraft] = useState(criteria)
  const { Editor } = filter
  const withMeantLocation = useMeantLocation()

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    // The form is drawn in a portal, but React hands its events to the form around it too.
    event.stopPropagation()
    onCriteria(await withMeantLocation(tidied(draft), criteria))
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => void apply(event)}
      aria-label={filter.label}
    >
      <Editor draft={draft} change={(patch) => setDraft((now) => ({ ...now, ...patch }))} />
      <div className={classes.actions}>
        {isSet(filter, criteria) && (
          <Button variant="subtle" onClick={() => onCriteria(cleared(filter, criteria))}>
            Remove
          </Button>
        )}
        <Button type="submit">Apply</Button>
      </div>
    </form>
  )
}
