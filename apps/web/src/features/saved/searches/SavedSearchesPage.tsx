import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Skeleton } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { LookoutPicture } from './LookoutPicture.tsx'
import classes from './SavedSearchesPage.module.css'
import { SearchCard } from './SearchCard.tsx'

/** The searches that somebody comes back to, the last saved first. */
export function SavedSearchesPage() {
  usePageTitle(UNLISTED_TITLES['/saved-searches'])
  return (
    <PageContainer page>
      <PageHeading
        title="Saved Searches"
        subtitle="Hearth keeps looking, and writes to you when there is something new"
      />
      <SearchList />
    </PageContainer>
  )
}

function SearchList() {
  const { data, error, isPending, refetch } = trpc.saved.searches.useQuery()
  const list = useFocusWhenFewer<HTMLElement>(data?.length ?? 0)
  if (isPending) return <SearchSkeletons />
  if (data === undefined) {
    return (
      <ErrorCard
        title="Your saved searches could not be loaded"
        text={refusalOf(error).text}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <section ref={list} className={classes.list} tabIndex={-1} aria-label="Your saved searches">
      {data.length === 0 && <NoSearches />}
      <ul className={classes.grid}>
        {data.map((search) => (
          <li key={search.id}>
            <SearchCard search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoSearches() {
  return (
    <EmptyState
      picture={<LookoutPicture />}
      title="No saved searches"
      text="Search for a home, press “Save this search”, and it will wait for you here."
    >
      <ButtonLink to="/properties" size="md">
        Start a new search
      </ButtonLink>
    </EmptyState>
  )
}

function SearchSkeletons() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={classes.skeleton} aria-hidden>
          <Skeleton height={22} width="30%" radius="xl" />
          <Skeleton height={24} width="85%" radius="xl" />
          <Skeleton height={14} width="45%" radius="xl" />
          <Skeleton height={18} width="40%" radius="xl" />
          <Skeleton height={36} width="100%" radius="xl" />
        </div>
      ))}
    </div>
  )
}
