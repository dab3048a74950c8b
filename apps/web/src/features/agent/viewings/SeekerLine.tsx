import { leadsNowhere } from '@hearth/core/message/formerMember.ts'
import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import classes from './SeekerLine.module.css'

/** Who asks to see the home, and how they are reached. Of somebody who left, the name alone is kept. */
export function SeekerLine({ seeker }: Pick<AgentViewing, 'seeker'>) {
  const { name, email, phone } = seeker
  return (
    <ul className={classes.line}>
      <li className={classes.name}>{name}</li>
      {phone !== '' && (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      )}
      {!leadsNowhere(email) && (
        <li className={classes.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}
