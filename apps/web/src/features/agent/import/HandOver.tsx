import { Checkbox, Progress } from '@mantine/core'
import { useState } from 'react'
import { DropArea } from '../form/upload/DropArea.tsx'
import classes from './Import.module.css'
import { useHandOver } from './useHandOver.ts'

/** Where a file is chosen or dropped. It is tried out first: nothing is changed by handing it over. */
export function HandOver() {
  const [withdrawsMissing, setWithdrawsMissing] = useState(false)
  const { sending, refusal, handOver } = useHandOver(withdrawsMissing)
  return (
    <section className={classes.panel} aria-labelledby="hand-over">
      <h2 id="hand-over" className={classes.panelTitle}>
        Choose a file
      </h2>
      <p className={classes.text}>
        Your software exports it as BLM, the format of Rightmove. Pictures, floorplans and EPCs come
        along when you put them into one ZIP with it. First you see what would change, row by row.
      </p>
      <Checkbox
        className={classes.choice}
        size="md"
        radius="sm"
        label="Take listings off the market that the file lacks"
        description="Only those that came with a reference, and only if the file is complete."
        checked={withdrawsMissing}
        onChange={({ currentTarget }) => setWithdrawsMissing(currentTarget.checked)}
      />
      {sending ? (
        <div className={classes.sending} role="status">
          <p>
            Sending {sending.name}: {Math.round(sending.progress * 100)}%
          </p>
          <Progress value={sending.progress * 100} aria-label="Sent" />
        </div>
      ) : (
        <DropArea
          button="Choose a file"
          label="File of listings"
          hint="or drop it here. BLM, or a ZIP with one in it, up to 500 MB."
          accept=".blm,.zip"
          onFiles={([file]) => file && void handOver(file)}
        />
      )}
      {refusal !== undefined && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}
