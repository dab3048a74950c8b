import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { paragraphsOf } from '@hearth/core/property/paragraphs.ts'
import { useRef } from 'react'
import { trpc } from '../../trpc.ts'
import classes from './PropertyDetails.module.css'
import { useReplacedUnseen } from './useReplacedUnseen.ts'

/** Shorter descriptions need no further paragraphs (S1 section 9). */
const FORMATTED_FROM = 200

/**
 * The description, at once as the agent wrote it, and in better paragraphs when they have come. When
 * they don't come, the agent's own stay.
 */
export function About({ property: { id, description } }: { property: PropertyDetail }) {
  const formatted = trpc.property.formattedDescription.useQuery(
    { id },
    {
      enabled: description.length >= FORMATTED_FROM,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  )
  const section = useRef<HTMLElement>(null)
  const better = formatted.data?.paragraphs.length ? formatted.data.paragraphs : undefined
  const paragraphs = useReplacedUnseen(section, paragraphsOf(description), better)
  if (paragraphs.length === 0) return null
  return (
    <section ref={section}>
      <h2>About This Property</h2>
      {paragraphs.map((paragraph, place) => (
        <p key={place} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}
