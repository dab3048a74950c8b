import type { EmailState } from '@hearth/core/mail/contract.ts'
import { STATE_NAMES } from './emailWording.ts'
import classes from './StateBadge.module.css'

export function StateBadge({ state }: { state: EmailState }) {
  return (
    <span className={classes.badge} data-state={state}>
      {STATE_NAMES[state]}
    </span>
  )
}
