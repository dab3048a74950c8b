import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { areaLabel, bathsLabel, bedsLabel } from '@hearth/core/property/wording.ts'
import { IconBath, IconBed, IconRuler2 } from '@tabler/icons-react'
import classes from './PropertyCard.module.css'

/** Beds, baths and area, each only where it means something: land has no studio. */
export function CardSummary({ card, id }: { card: PropertyCard; id: string }) {
  const isLivedIn = card.propertyType !== 'land' && card.propertyType !== 'commercial'
  return (
    <ul className={classes.summary} id={id}>
      {(isLivedIn || card.beds > 0) && (
        <li>
          <IconBed size={16} stroke={1.5} aria-hidden />
          {bedsLabel(card.beds)}
        </li>
      )}
      {(isLivedIn || card.baths > 0) && (
        <li>
          <IconBath size={16} stroke={1.5} aria-hidden />
          {bathsLabel(card.baths)}
        </li>
      )}
      {card.areaSqft !== null && (
        <li>
          <IconRuler2 size={16} stroke={1.5} aria-hidden />
          {areaLabel(card.areaSqft)}
        </li>
      )}
    </ul>
  )
}
