import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import classes from './MessageCard.module.css'

interface Props {
  title: string
  text: string
  onRetry?: () => void
}

/** Something could not be loaded: what, and what one can do about it. */
export function ErrorCard({ title, text, onRetry }: Props) {
  return (
    <div className={classes.card} data-tone="error" role="alert">
      <IconCloudOff className={classes.icon} stroke={1.4} aria-hidden="true" />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
