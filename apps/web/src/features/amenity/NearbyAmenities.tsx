import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { logWarning } from '../../log.ts'
import { trpc } from '../../trpc.ts'
import { AmenityList } from './AmenityList.tsx'
import { AnalyseAmenities } from './AnalyseAmenities.tsx'
import classes from './NearbyAmenities.module.css'

/** What is near a home, or the way to find out. */
export function NearbyAmenities({ propertyId }: { propertyId: number }) {
  const query = trpc.amenity.forProperty.useQuery({ propertyId })
  const { error } = query
  useEffect(() => {
    if (error) logWarning('what is near this home could not be loaded', error.message)
  }, [error])

  const heading = useRef<HTMLHeadingElement>(null)

  // Unless it has gone elsewhere while the visitor waited.
  const keepFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }

  return (
    <section className={classes.card} aria-labelledby="nearby" aria-busy={query.isLoading}>
      <h2 ref={heading} id="nearby" tabIndex={-1} className={classes.heading}>
        Nearby
      </h2>
      {query.isLoading ? (
        <Lines />
      ) : query.data && query.data.length > 0 ? (
        <AmenityList amenities={query.data} />
      ) : (
        <AnalyseAmenities propertyId={propertyId} onAnalysed={keepFocus} />
      )}
    </section>
  )
}

const LINES = [1, 2, 3, 4, 5]

/** Holds the place of the five key distances. */
function Lines() {
  return (
    <div aria-hidden>
      {LINES.map((line) => (
        <Skeleton key={line} height={36} radius="md" my={16} />
      ))}
    </div>
  )
}
