import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './SearchAnswer.module.css'

interface Props {
  reply: string
  alert?: string
}

/** What the assistant says when a search leads nowhere, and why. */
export function SearchAnswer({ reply, alert }: Props) {
  return (
    <div className={classes.answer}>
      {alert !== undefined && (
        <Alert
          className={classes.alert}
          icon={<IconAlertTriangle stroke={1.6} aria-hidden="true" />}
          color="red"
        >
          {alert}
        </Alert>
      )}
      <p className={classes.reply} role="status">
        {reply}
      </p>
    </div>
  )
}
