import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useFocusWhenLost } from '../../../ui/useFocusWhenLost.ts'
import classes from './UnsubscribePage.module.css'

interface Props {
  title: string
  text: string
  /** What can be done about it, before the way to all searches. */
  children?: ReactNode
}

/** What became of the alerts of a link. */
export function AlertsOutcome({ title, text, children }: Props) {
  // The button that has just been pressed is gone with what it did.
  const heading = useFocusWhenLost<HTMLHeadingElement>(title)
  return (
    <>
      <div role="status">
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.actions}>
        {children}
        <ButtonLink to="/saved-searches" size="md" variant="default">
          Manage saved searches
        </ButtonLink>
      </div>
    </>
  )
}
