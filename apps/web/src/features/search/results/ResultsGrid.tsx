import type { PropertyCard as Card } from '@hearth/core/property/contract.ts'
import { PropertyCard } from '../../property/PropertyCard.tsx'
import classes from './ResultsGrid.module.css'

/** S1 section 9: one column on small screens, two on medium and large, three on extra large. */
export function ResultsGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.grid}>
      {cards.map((card) => (
        <li key={card.id} data-property-id={card.id}>
          <PropertyCard card={card} />
        </li>
      ))}
    </ul>
  )
}
