import { chipsOf } from '@hearth/core/search/chips.ts'
import { paramsFromState } from '@hearth/core/search/resultsSearch.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import classes from './HowItReads.module.css'
import { READ_CRITERIA, READ_WORDS } from './readingExample.ts'

const NOT_APPLIED = READ_WORDS.filter((part) => part.isNotApplied).map((part) => part.words)
const SEARCH = paramsFromState({ criteria: READ_CRITERIA, sort: 'newest', notApplied: NOT_APPLIED })

/** Shows on one sentence what Hearth makes of words, and what it does with the rest. */
export function HowItReads() {
  return (
    <section className={classes.band} aria-labelledby="how-it-reads">
      <PageContainer>
        <div className={classes.columns}>
          <div>
            <h2 id="how-it-reads" className={classes.heading}>
              Every word counts
            </h2>
            <p className={classes.text}>
              Hearth reads a whole sentence and shows what it made of it. Take a wish away, change
              it, or say what is missing. Whatever it can’t search for is named, never quietly
              dropped.
            </p>
            <ButtonLink to="/properties" search={SEARCH} size="md">
              See these homes
            </ButtonLink>
          </div>
          <div className={classes.card}>
            <p className={classes.sentence}>
              “
              {READ_WORDS.map(({ at, words, criterion, isNotApplied }) => (
                <span
                  key={at}
                  data-read={criterion !== undefined || undefined}
                  data-not-applied={isNotApplied}
                >
                  {words}
                </span>
              ))}
              ”
            </p>
            <ul className={classes.chips} aria-label="What was understood">
              <li>To rent</li>
              {chipsOf(READ_CRITERIA).map((chip) => (
                <li key={chip.label}>{chip.label}</li>
              ))}
              {NOT_APPLIED.map((words) => (
                <li key={words} data-not-applied>
                  Not applied: {words}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </PageContainer>
    </section>
  )
}
