import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import classes from './BusiestPlaces.module.css'
import { HomeSection } from './HomeSection.tsx'

const PLACES_SHOWN = 12

/** The places with most homes, each leading to them. */
export function BusiestPlaces() {
  const { data, isPending, isError, refetch } = trpc.search.busiestPlaces.useQuery({
    count: PLACES_SHOWN,
  })
  if (isError) {
    return (
      <HomeSection title="Where homes are waiting">
        <ErrorCard
          title="The places could not be loaded"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      </HomeSection>
    )
  }
  // Without homes there is nowhere to send anybody.
  if (data?.length === 0) return null
  return (
    <HomeSection title="Where homes are waiting" note="Homes for sale and to rent">
      <ul className={classes.places} aria-busy={isPending}>
        {isPending ? (
          <PlaceSkeletons />
        ) : (
          data.map((place) => <Place key={place.name} {...place} />)
        )}
      </ul>
    </HomeSection>
  )
}

function Place({ name, total }: { name: string; total: number }) {
  return (
    <li>
      <Link to="/properties" search={{ location: name }} className={classes.place}>
        <span className={classes.name}>{name}</span>
        <span className={classes.total}>
          {total.toLocaleString('en-GB')} {total === 1 ? 'home' : 'homes'}
        </span>
      </Link>
    </li>
  )
}

const SKELETONS = Array.from({ length: PLACES_SHOWN }, (_, place) => `place-${place}`)

function PlaceSkeletons() {
  return SKELETONS.map((key) => (
    <li key={key} aria-hidden="true">
      <Skeleton height={93} radius={18} />
    </li>
  ))
}
