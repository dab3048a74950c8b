import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts'
import { useAuth } from '../account/useAuth.ts'
import { HeartsPicture } from './HeartsPicture.tsx'
import { KeptCard } from './KeptCard.tsx'
import { SavedCard } from './SavedCard.tsx'
import classes from './SavedPropertiesPage.module.css'
import { SavedSkeleton } from './SavedSkeleton.tsx'
import { useSavedProperties } from './useSavedProperties.ts'

/** The saved homes, or why there are none to show. */
export function SavedList() {
  const { saved, state, retry } = useSavedProperties()
  const { me } = useAuth()
  const region = useFocusWhenFewer<HTMLElement>(saved.length)
  // The account knows what became of its homes; what is kept here has to be looked up.
  const Card = me === null ? KeptCard : SavedCard
  return (
    <section ref={region} className={classes.list} tabIndex={-1} aria-label="Your saved homes">
      {state === 'failed' && (
        <ErrorCard
          title="Your saved homes could not be loaded"
          text="They are still in your account. Please try again in a moment."
          onRetry={retry}
        />
      )}
      {state === 'loading' && saved.length === 0 && <SavedSkeleton />}
      {state === 'ready' && saved.length === 0 && <NoHomes />}
      {saved.length > 0 && (
        <ul className={classes.grid}>
          {saved.toReversed().map((home) => (
            <li key={home.id}>
              <Card home={home} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoHomes() {
  return (
    <EmptyState
      picture={<HeartsPicture />}
      title="No saved properties"
      text="Press the heart on a home that you like, and it will wait for you here."
    >
      <ButtonLink to="/properties" size="md">
        Browse Properties
      </ButtonLink>
    </EmptyState>
  )
}
