import { pictureUrl } from '@hearth/illustrator/picture.ts'
import { useState } from 'react'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { TRY_EXAMPLES } from './exampleQueries.ts'
import classes from './Hero.module.css'
import { SearchAnswer } from './SearchAnswer.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useHomeSearch } from './useHomeSearch.ts'
import { useSearchDraft } from './useSearchDraft.ts'

const STREET = pictureUrl({
  scene: 'street',
  building: 'terraced',
  beds: 3,
  baths: 1,
  areaSqft: 0,
  seed: 7,
  nth: 1,
})

/** One street at dusk, and the box to say what one looks for. */
export function Hero() {
  const { query, listingType, change } = useSearchDraft()
  // Without the picture the evening sky behind it is enough.
  const [hasStreet, setHasStreet] = useState(true)
  const { submit, answer, isWorking } = useHomeSearch()

  const tryExample = (example: string) => {
    change({ query: example })
    submit(example, listingType)
  }

  return (
    <section className={classes.hero} aria-labelledby="hero-heading">
      {hasStreet && (
        <img
          className={classes.street}
          src={STREET}
          alt=""
          fetchPriority="high"
          onError={() => setHasStreet(false)}
        />
      )}
      <PageContainer>
        <div className={classes.words}>
          <h1 id="hero-heading" className={classes.heading}>
            Discover your next home
          </h1>
          <p className={classes.subline}>
            Say it the way you would say it to a friend. We do the searching.
          </p>
          <SearchBox
            query={query}
            onQueryChange={(typed) => change({ query: typed })}
            listingType={listingType}
            onListingTypeChange={(chosen) => change({ listingType: chosen })}
            isWorking={isWorking}
            onSubmit={() => submit(query, listingType)}
          />
          {answer === undefined ? (
            <div className={classes.examples}>
              <span>Try</span>
              <ul>
                {TRY_EXAMPLES.map((example) => (
                  <li key={example}>
                    <button type="button" disabled={isWorking} onClick={() => tryExample(example)}>
                      {example}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <SearchAnswer {...answer} />
          )}
        </div>
      </PageContainer>
    </section>
  )
}
