import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** Text to be read at length: about 68 characters a line, room between its parts. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>
}
