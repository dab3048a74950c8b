import type { ReactNode } from 'react'
import classes from './MessageCard.module.css'

interface Props {
  title: string
  text?: ReactNode
  /** The picture above the words; decoration only. */
  picture?: ReactNode
  /** It stands for the whole page, and its title is the page's. */
  isPage?: boolean
  /** What to do next: usually one button. */
  children?: ReactNode
}

/** There is nothing here, why, and where to go from here. */
export function EmptyState({ title, text, picture, isPage = false, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.card}>
      {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  )
}
