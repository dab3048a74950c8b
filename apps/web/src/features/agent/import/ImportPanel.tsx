import type { Import, OpenedImport } from '@hearth/core/import/contract.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { Progress } from '@mantine/core'
import classes from './Import.module.css'
import { isUnfinished, mediaLine, OUTCOME_WORDS, SUMS, standing } from './importWords.ts'
import { NextStep } from './NextStep.tsx'

/** One import: how far it is, what it comes to, and what can be done next. */
export function ImportPanel({ shown }: { shown: OpenedImport }) {
  const { fileName, state, failure, rowsDone, rowsTotal, media, ofFile } = shown
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
      {media !== null && (
        <p className={classes.media} role="status">
          {mediaLine(media)}
        </p>
      )}
      {ofFile.map(({ severity, message }) => (
        <p key={message} className={severity === 'fault' ? classes.refusal : classes.media}>
          {message}
        </p>
      ))}
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
          <dd>{inThousands(shown[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}
