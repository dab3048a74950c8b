import type { ImportRow } from '@hearth/core/import/contract.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { OUTCOME_WORDS } from './importWords.ts'
import classes from './Report.module.css'

/** One row of a file: where it stands, what became of it, and what was found. */
export function ReportRow({ row }: { row: ImportRow }) {
  const { line, agentRef, outcome, findings } = row
  return (
    <li className={classes.row}>
      <p className={classes.where}>
        <strong>{nameOf(row)}</strong>
        {line !== null && <span className={classes.line}>Line {inThousands(line)}</span>}
      </p>
      {(line !== null || agentRef !== null) && (
        <span className={classes.outcome} data-outcome={outcome}>
          {OUTCOME_WORDS[outcome]}
        </span>
      )}
      {findings.length > 0 && (
        <ul className={classes.findings}>
          {findings.map(({ severity, column, message }) => (
            <li key={`${column} ${message}`} data-severity={severity}>
              <span className={classes.kind}>{severity === 'fault' ? 'Fault' : 'Note'}</span>
              {column !== null && <code className={classes.column}>{column}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What the file as a whole is, or lacks, has no line. */
function nameOf({ line, agentRef }: ImportRow): string {
  if (agentRef !== null) return agentRef
  return line === null ? 'The file as a whole' : 'No reference'
}
