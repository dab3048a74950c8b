import { wantedFacts } from '@hearth/core/property/completeness.ts'
import { IconCircleCheck, IconCirclePlus } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './Aside.module.css'
import { focusField } from './focusField.ts'
import { useListingFormState } from './ListingFormContext.ts'
import { listingOf } from './values.ts'

/** What people look for and this listing lacks, each with what it would do for the home. */
export function Checklist() {
  const { form, place } = useListingFormState()
  const heading = useId()
  const listing = listingOf(form.getValues())
  const position = listing.position ?? place.found
  const facts = wantedFacts({ ...listing, position })
  const missing = facts.filter(({ isThere }) => !isThere)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        What people look for
      </h2>
      <p className={classes.count}>
        {facts.length - missing.length} of {facts.length} are there
      </p>
      {missing.length === 0 ? (
        <p className={classes.all}>
          <IconCircleCheck size={20} stroke={1.7} aria-hidden />
          Nothing is missing.
        </p>
      ) : (
        <ul className={classes.missing}>
          {missing.map(({ field, label, why }) => (
            <li key={field}>
              <button type="button" onClick={() => focusField(field)}>
                <IconCirclePlus size={20} stroke={1.6} aria-hidden />
                <span>
                  <strong>{label}</strong>
                  <span>{why}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
