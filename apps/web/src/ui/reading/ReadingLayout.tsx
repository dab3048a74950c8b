import type { ReactNode } from 'react'
import { Contents } from './Contents.tsx'
import classes from './ReadingLayout.module.css'

interface Props {
  /** The headings of the text, in order. */
  headings: readonly string[]
  children: ReactNode
}

/** A long text in a measure that reads well, with its headings beside it. */
export function ReadingLayout({ headings, children }: Props) {
  return (
    <div className={classes.layout}>
      <Contents headings={headings} />
      <div className={classes.text}>{children}</div>
    </div>
  )
}
