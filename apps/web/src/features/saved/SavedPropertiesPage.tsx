import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { HeartsPicture } from './HeartsPicture.tsx'
import { SavedCard } from './SavedCard.tsx'
import classes from './SavedPropertiesPage.module.css'
import { useSavedProperties } from './useSavedProperties.ts'

/** The visitor's shortlist, the last saved first. */
export function SavedPropertiesPage() {
  usePageTitle('Saved Properties')
  const { saved } = useSavedProperties()
  return (
    <PageContainer page>
      <PageHeading title="Saved Properties" subtitle="Manage your shortlisted properties" />
      {saved.length === 0 ? (
        <EmptyState
          picture={<HeartsPicture />}
          title="No saved properties"
          text="Press the heart on a home that you like, and it will wait for you here."
        >
          <ButtonLink to="/properties" size="md">
            Browse Properties
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {saved.toReversed().map((home) => (
            <li key={home.id}>
              <SavedCard home={home} />
            </li>
          ))}
        </ul>
      )}
    </PageContainer>
  )
}
