import type { Import } from '@hearth/core/import/contract.ts'
import { Progress } from '@mantine/core'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import classes from './Import.module.css'
import {
  askedFor,
  canBeImported,
  count,
  isUnfinished,
  OUTCOME_WORDS,
  SUMS,
  standing,
} from './importWords.ts'
import { useImportForReal } from './useImport.ts'

/** One import: how far it is, what it comes to, and what can be done next. */
export function ImportPanel({ shown }: { shown: Import }) {
  const { fileName, state, failure, rowsDone, rowsTotal } = shown
  return (
    <section className={classes.panel} aria-labelledby="import">
      <h2 id="import" className={classes.panelTitle}>
        {fileName ?? 'A file that is no longer kept'}
      </h2>
      <p className={classes.text} role="status">
        {standing(shown)}
      </p>
      {isUnfinished(shown) && (
        <Progress
          value={rowsTotal ? (rowsDone / rowsTotal) * 100 : 0}
          aria-label="Rows that are read"
          animated
        />
      )}
      {failure !== null && (
        <p className={classes.refusal} role="alert">
          {failure}
        </p>
      )}
      {state !== 'failed' && <Sums shown={shown} />}
      {!isUnfinished(shown) && <NextStep shown={shown} />}
    </section>
  )
}

function Sums({ shown }: { shown: Import }) {
  return (
    <dl className={classes.sums}>
      {SUMS.map((outcome) => (
        <div key={outcome} data-outcome={shown[outcome] > 0 ? outcome : undefined}>
          <dt>{OUTCOME_WORDS[outcome]}</dt>
          <dd>{count(shown[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}

function NextStep({ shown }: { shown: Import }) {
  const { state, mode, fileId, withdrawsMissing } = shown
  const start = useImportForReal()
  return (
    <div className={classes.next}>
      {state === 'done' && mode === 'dryRun' && <p>{askedFor(shown)}</p>}
      <div className={classes.actions}>
        {canBeImported(shown) && fileId !== null && (
          <BusyButton
            color="ember"
            size="md"
            isBusy={start.isPending}
            onClick={() => start.mutate({ fileId, mode: 'import', withdrawsMissing })}
          >
            Import
          </BusyButton>
        )}
        <ButtonLink to="/agent/import" search={{}} variant="default" size="md">
          Choose another file
        </ButtonLink>
        {mode === 'import' && state === 'done' && (
          <ButtonLink to="/agent/dashboard" variant="default" size="md">
            See your properties
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
