import type { ReactNode } from 'react'
import classes from './Callout.module.css'

/** Something to take away, set apart from the text around it. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.callout} role="note">
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}
