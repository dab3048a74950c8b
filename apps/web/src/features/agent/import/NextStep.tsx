import type { OpenedImport } from '@hearth/core/import/contract.ts'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import classes from './Import.module.css'
import { askedFor, canBeImported } from './importWords.ts'
import { useImportForReal } from './useImport.ts'

/** What can be done with an import that has come to its end. A file at fault is imported only knowingly. */
export function NextStep({ shown }: { shown: OpenedImport }) {
  const { state, mode, fileId, withdrawsMissing, ofFile } = shown
  const start = useImportForReal()
  const [areFaultsKnown, setAreFaultsKnown] = useState(false)
  const isOffered = canBeImported(shown)
  const isAtFault = ofFile.some(({ severity }) => severity === 'fault')
  return (
    <div className={classes.next}>
      {state === 'done' && mode === 'dryRun' && <p>{askedFor(shown)}</p>}
      {isOffered && isAtFault && (
        <Checkbox
          className={classes.choice}
          size="md"
          radius="sm"
          label="Import what there is of this file"
          description="Better: export it anew. What it has lost is not imported, and no listing is taken off the market for it."
          checked={areFaultsKnown}
          onChange={({ currentTarget }) => setAreFaultsKnown(currentTarget.checked)}
        />
      )}
      <div className={classes.actions}>
        {isOffered && fileId !== null && (
          <BusyButton
            color="ember"
            size="md"
            isBusy={start.isPending}
            disabled={isAtFault && !areFaultsKnown}
            onClick={() =>
              start.mutate({ fileId, mode: 'import', withdrawsMissing, areFaultsKnown })
            }
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
