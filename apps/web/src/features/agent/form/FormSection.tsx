import { type ReactNode, useId } from 'react'
import classes from './PropertyForm.module.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** One of the sections of the property form, on a card of its own. */
export function FormSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  )
}

/** Fields of a section that belong together. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className={classes.group}>{children}</div>
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
