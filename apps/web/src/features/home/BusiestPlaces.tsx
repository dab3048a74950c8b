import { BUSIEST_PLACES } from '@hearth/core/page/homeQuestions.ts'
import type { ListingType } from '@hearth/core/property/contract.ts'
import { TOTAL_CAP } from '@hearth/core/search/contract.ts'
import { totalLabel } from '@hearth/core/search/describe.ts'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import classes from './BusiestPlaces.module.css'
import { HomeSection } from './HomeSection.tsx'

/** The places with most homes, each leading to those for sale and those to rent. */
export function BusiestPlaces() {
  const { data, isPending, isError, refetch } = trpc.search.busiestPlaces.useQuery(BUSIEST_PLACES)
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
    <HomeSection title="Where homes are waiting">
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

interface PlaceProps {
  name: string
  sale: number
  rent: number
}

function Place({ name, sale, rent }: PlaceProps) {
  const total = sale + rent
  return (
    <li className={classes.place}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.total}>
        {countLabel(total)} {total === 1 ? 'home' : 'homes'}
      </p>
      <p className={classes.links}>
        <PlaceLink place={name} listingType="sale" total={sale} />
        <PlaceLink place={name} listingType="rent" total={rent} />
      </p>
    </li>
  )
}

interface PlaceLinkProps {
  place: string
  listingType: ListingType
  total: number
}

/** "430 for sale", leading to just these; nothing when there are none. */
function PlaceLink({ place, listingType, total }: PlaceLinkProps) {
  if (total === 0) return null
  return (
    <Link to="/properties" search={{ type: listingType, location: place }} className={classes.link}>
      {countLabel(total)} {listingType === 'sale' ? 'for sale' : 'to rent'}
      <VisuallyHidden> in {place}</VisuallyHidden>
    </Link>
  )
}

/** Either figure is exact up to the cap, and so is their sum. */
const countLabel = (total: number) => totalLabel(total, total >= TOTAL_CAP)

const SKELETONS = Array.from({ length: BUSIEST_PLACES.count }, (_, place) => `place-${place}`)

function PlaceSkeletons() {
  return SKELETONS.map((key) => (
    <li key={key} aria-hidden="true">
      <Skeleton height={127} radius={18} />
    </li>
  ))
}
