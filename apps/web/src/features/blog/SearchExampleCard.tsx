import type { SearchExample } from '@hearth/core/blog/blocks.ts'
import { chipsOf } from '@hearth/core/search/chips.ts'
import { paramsFromState } from '@hearth/core/search/resultsSearch.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './SearchExampleCard.module.css'

const LISTING_TYPE_LABELS = { sale: 'For sale', rent: 'To rent' } as const

/** A sentence that starts the search it stands for, and what is understood of it. */
export function SearchExampleCard({ example }: { example: SearchExample }) {
  const { sentence, criteria } = example
  const notApplied = [...(example.notApplied ?? [])]
  const { listingType } = criteria
  return (
    <div className={classes.card}>
      <Link
        className={classes.sentence}
        to="/properties"
        search={paramsFromState({ criteria, sort: 'newest', notApplied })}
      >
        “{sentence}”
        <IconArrowRight className={classes.arrow} size={20} stroke={1.6} aria-hidden="true" />
      </Link>
      <ul className={classes.chips} aria-label="What is understood">
        {listingType !== undefined && <li>{LISTING_TYPE_LABELS[listingType]}</li>}
        {chipsOf(criteria).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
        {notApplied.map((words) => (
          <li key={words} data-not-applied>
            Not applied: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
