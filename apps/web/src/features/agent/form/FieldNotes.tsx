import type { Finding } from '@hearth/core/property/advertising/findings.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import classes from './FieldNotes.module.css'

interface Props {
  /** What the field means; not about what is in it. */
  hint?: string | undefined
  findings: readonly Finding[]
}

/** What stands beneath a field and is read with it: its hint, and what the law says about what is in it. */
export function FieldNotes({ hint, findings }: Props) {
  return (
    <>
      {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      {findings.map(({ ruleId, severity, text, source }) => (
        <span key={ruleId + text} className={classes.note} data-severity={severity}>
          {severity === 'refusal' ? (
            <IconAlertTriangle className={classes.icon} size={17} stroke={1.7} aria-hidden />
          ) : (
            <IconInfoCircle className={classes.icon} size={17} stroke={1.7} aria-hidden />
          )}
          <span>
            {text}{' '}
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>
          </span>
        </span>
      ))}
    </>
  )
}
