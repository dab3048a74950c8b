import type { PropertyStatus } from '@hearth/core/property/contract.ts'
import classes from './StatusNotice.module.css'

const NOTICES: Record<PropertyStatus, { title: string; text: string } | null> = {
  available: null,
  underOffer: {
    title: 'This home is under offer',
    text: 'An offer has been made. The agent can tell you whether others are still considered.',
  },
  sold: { title: 'This home has been sold', text: 'It is no longer on the market.' },
  let: { title: 'This home has been let', text: 'It is no longer to be had.' },
}

/** Says beside the price what a badge alone could be missed to say: this home may be gone. */
export function StatusNotice({ status }: { status: PropertyStatus }) {
  const notice = NOTICES[status]
  if (!notice) return null
  return (
    <p className={classes.notice} data-status={status}>
      <strong>{notice.title}.</strong> {notice.text}
    </p>
  )
}
