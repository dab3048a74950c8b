import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { dayInWords } from './facts.ts'
import classes from './PriceHistory.module.css'
import { historyLines } from './priceHistory.ts'

/** Every change of price or status since the home was listed. */
export function PriceHistory({ property }: { property: PropertyDetail }) {
  const lines = historyLines(property.history, property.listingType)
  if (lines.length === 0) return null
  return (
    <section>
      <h2>Price history</h2>
      <ol className={classes.timeline}>
        {lines.map(({ at, what, detail }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{dayInWords(londonDay(new Date(at)))}</time>
            <span className={classes.what}>{what}</span>
            {detail && <span className={classes.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
