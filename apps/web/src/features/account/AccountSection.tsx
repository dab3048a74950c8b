import { type ReactNode, useId } from 'react'
import classes from './AccountPage.module.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** One thing about an account: what it is, and beside it where it is changed. */
export function AccountSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
