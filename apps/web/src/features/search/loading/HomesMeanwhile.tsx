import type { PropertyCard as Card } from '@hearth/core/property/contract.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { PropertyCard } from '../../property/PropertyCard.tsx'
import classes from './HomesMeanwhile.module.css'
import { pickAtRandom } from './pickAtRandom.ts'

const HOMES_SHOWN = 3
/** Three out of these, so that one does not meet the same homes at every search. */
const POPULAR_HOMES = 12
const PLACES = Array.from({ length: HOMES_SHOWN }, (_, place) => `home-${place}`)

/** Three popular homes to look at. They are an extra: when they can't be loaded, nothing is shown. */
export function HomesMeanwhile() {
  const { data, isError } = trpc.property.popular.useQuery({ count: POPULAR_HOMES })
  if (isError || data?.length === 0) return null
  return (
    <section aria-labelledby="homes-meanwhile">
      <h2 id="homes-meanwhile" className={classes.heading}>
        Others are looking at these
      </h2>
      {data === undefined ? <Placeholders /> : <RandomHomes homes={data} />}
    </section>
  )
}

function RandomHomes({ homes }: { homes: readonly Card[] }) {
  const [picked] = useState(() => pickAtRandom(homes, HOMES_SHOWN, Math.random))
  return (
    <ul className={classes.homes}>
      {picked.map((card) => (
        <li key={card.id}>
          <PropertyCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function Placeholders() {
  return (
    <ul className={classes.homes} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton height={380} radius="lg" />
        </li>
      ))}
    </ul>
  )
}
