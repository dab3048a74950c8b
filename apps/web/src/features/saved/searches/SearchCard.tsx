import { LISTING_TYPE_LABELS } from '@hearth/core/property/wording.ts'
import type { SavedSearch } from '@hearth/core/saved/contract.ts'
import { otherWishes, searchPlace, searchPrice } from '@hearth/core/saved/searchInWords.ts'
import { criteriaToParams } from '@hearth/core/search/urlCodec.ts'
import { IconMapPin } from '@tabler/icons-react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { AlertControl } from './AlertControl.tsx'
import { DeleteSearch } from './DeleteSearch.tsx'
import { dayInWords } from './dayInWords.ts'
import classes from './SearchCard.module.css'
import { SearchName } from './SearchName.tsx'

/** A saved search: what it looks for, its e-mails, and the way to its homes. */
export function SearchCard({ search }: { search: SavedSearch }) {
  const { name, criteria, createdAt } = search
  const { beds = 0, baths = 0 } = criteria
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.top}>
        <span className={classes.badge}>{LISTING_TYPE_LABELS[criteria.listingType ?? 'sale']}</span>
        <span>Created {dayInWords(createdAt)}</span>
      </div>
      <SearchName search={search} />
      <p className={classes.place}>
        <IconMapPin size={17} stroke={1.5} aria-hidden />
        {searchPlace(criteria)}
      </p>
      <p className={classes.price}>{searchPrice(criteria)}</p>
      <ul className={classes.wishes} aria-label="What it looks for">
        {beds > 0 && <li>{beds}+ Beds</li>}
        {baths > 0 && <li>{baths}+ Baths</li>}
        {otherWishes(criteria).map(({ criterion, value, label }) => (
          <li key={`${criterion} ${value ?? ''}`}>{label}</li>
        ))}
      </ul>
      <AlertControl search={search} />
      <div className={classes.foot}>
        <ButtonLink to="/properties" search={criteriaToParams(criteria)}>
          View Results
        </ButtonLink>
        <DeleteSearch search={search} />
      </div>
    </article>
  )
}
