import type { PropertyCard as Card } from '@hearth/core/property/contract.ts'
import { Carousel } from '@mantine/carousel'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { PropertyCard } from './PropertyCard.tsx'
import classes from './SimilarProperties.module.css'
import { SimilarSkeleton } from './SimilarSkeleton.tsx'

/** Homes like this one, in a row that turns. */
export function SimilarProperties({ id }: { id: number }) {
  const query = trpc.property.similar.useQuery({ id })
  return (
    <section className={classes.section} aria-labelledby="similar-properties">
      <h2 id="similar-properties" className={classes.heading}>
        Similar Properties
      </h2>
      {query.isPending && <SimilarSkeleton />}
      {/* A failure is told in the same words (S1 section 8): the page has all that was asked for. */}
      {!query.isPending && !query.data?.length && (
        <p className={classes.none}>No similar properties found.</p>
      )}
      {query.data && query.data.length > 0 && <Row cards={query.data} />}
    </section>
  )
}

function Row({ cards }: { cards: readonly Card[] }) {
  const isStill = useReducedMotion()
  return (
    <Carousel
      aria-label="Homes like this one"
      slideSize="var(--in-row)"
      slideGap="var(--row-gap)"
      emblaOptions={{ align: 'start', slidesToScroll: 'auto', ...(isStill && { duration: 0 }) }}
      previousControlProps={{ 'aria-label': 'Previous similar properties' }}
      nextControlProps={{ 'aria-label': 'Next similar properties' }}
      previousControlIcon={<IconChevronLeft size={20} stroke={1.7} aria-hidden />}
      nextControlIcon={<IconChevronRight size={20} stroke={1.7} aria-hidden />}
      classNames={{
        root: classes.row,
        viewport: classes.viewport,
        controls: classes.controls,
        control: classes.control,
      }}
    >
      {cards.map((card) => (
        <Carousel.Slide key={card.id}>
          <PropertyCard card={card} hasStillPicture />
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}
