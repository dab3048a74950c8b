import type { ReactNode } from 'react'
import classes from './MessageCard.module.css'

interface Props {
  title: string
  text?: ReactNode
  /** The picture above the words; decoration only. */
  picture?: ReactNode
  /** What to do next: usually one button. */
  children?: ReactNode
}

/** There is nothing here, why, and where to go from here. */
export function EmptyState({ title, text, picture, children }: Props) {
  return (
    <div className={classes.card}>
      {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      <h2 className={classes.title}>{title}</h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  )
}
