import type { MatchReason } from '@hearth/core/property/contract.ts'
import { IconWalk } from '@tabler/icons-react'
import classes from './PropertyCard.module.css'

/** Why a listing matches: "7 min walk to Clapham South". */
export function CardReason({ reasons }: { reasons: readonly MatchReason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {reasons.slice(0, 2).map((reason) => (
        <li key={reason.amenityType}>
          <IconWalk size={17} stroke={1.5} aria-hidden />
          <span>
            {reason.distanceMinutes} min walk to {reason.name}
          </span>
        </li>
      ))}
    </ul>
  )
}
