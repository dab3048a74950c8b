import type { ListingType } from '@hearth/core/property/contract.ts'
import { UnstyledButton } from '@mantine/core'
import { IconArrowUp, IconLoader2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { TYPED_EXAMPLES } from './exampleQueries.ts'
import classes from './SearchBox.module.css'
import { useTypewriter } from './useTypewriter.ts'

const LISTING_TYPES = [
  { value: 'sale', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
] as const satisfies { value: ListingType; label: string }[]

interface Props {
  query: string
  onQueryChange: (query: string) => void
  listingType: ListingType
  onListingTypeChange: (listingType: ListingType) => void
  isWorking: boolean
  onSubmit: () => void
}

/** Two rows to describe a home in. Enter sends, Shift and Enter begins a new line. */
export function SearchBox(props: Props) {
  const { query, onQueryChange, listingType, onListingTypeChange, isWorking, onSubmit } = props
  const hint = useId()
  const typed = useTypewriter(TYPED_EXAMPLES, query === '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a character is being composed (Japanese, accents), Enter only confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }

  return (
    <form className={classes.box} onSubmit={submit} aria-busy={isWorking}>
      <div className={classes.field}>
        <textarea
          className={classes.text}
          aria-label="Describe the home you are looking for"
          aria-describedby={hint}
          rows={2}
          maxLength={10_000}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {query === '' && (
          <div className={classes.typed} aria-hidden="true" data-testid="typed-example">
            {typed}
            <span className={classes.caret} />
          </div>
        )}
      </div>
      <div className={classes.controls}>
        <SegmentedToggle
          label="Buy or rent"
          size="sm"
          value={listingType}
          options={LISTING_TYPES}
          onChange={onListingTypeChange}
        />
        <span id={hint} className={classes.hint}>
          Enter to search
        </span>
        <UnstyledButton
          type="submit"
          className={classes.send}
          disabled={isWorking}
          aria-label={isWorking ? 'Searching' : 'Search'}
        >
          {isWorking ? (
            <IconLoader2 className={classes.spinner} size={22} stroke={2} aria-hidden="true" />
          ) : (
            <IconArrowUp size={22} stroke={2} aria-hidden="true" />
          )}
        </UnstyledButton>
      </div>
    </form>
  )
}
