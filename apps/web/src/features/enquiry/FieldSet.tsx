import { type ReactNode, useId } from 'react'
import classes from './Form.module.css'

interface Props {
  legend: string
  note?: string
  /** By its data-path the form finds it, to put the focus there. */
  path?: string
  error?: unknown
  children: ReactNode
}

/** Several controls that answer one question, with what is wrong with the answer. */
export function FieldSet({ legend, note, path, error, children }: Props) {
  const id = useId()
  const described = [note && `${id}-note`, error && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.set}
      data-path={path}
      tabIndex={-1}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {note !== undefined && (
        <p className={classes.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      {children}
      {error ? (
        <p className={classes.problem} id={`${id}-problem`} role="alert">
          {String(error)}
        </p>
      ) : null}
    </fieldset>
  )
}
