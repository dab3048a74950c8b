import { Button, Progress } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './UploadTile.module.css'
import type { Upload } from './uploadQueue.ts'

interface Props {
  upload: Upload
  onRetry: () => void
  onDismiss: () => void
}

/** A file on its way: how far it is, or why it cannot be used and what to do then. */
export function UploadTile({ upload, onRetry, onDismiss }: Props) {
  const { file, stage, reason } = upload
  const hasFailed = stage === 'failed'
  return (
    <li className={classes.tile} data-failed={hasFailed || undefined}>
      {hasFailed ? (
        <IconAlertTriangle className={classes.warning} size={26} stroke={1.7} aria-hidden />
      ) : (
        <Preview file={file} />
      )}
      <div className={classes.words}>
        <p className={classes.name} title={file.name}>
          {file.name}
        </p>
        {hasFailed ? (
          <>
            <p className={classes.reason}>{reason}</p>
            <div className={classes.actions}>
              <Button
                size="compact-sm"
                variant="default"
                onClick={onRetry}
                aria-label={`Try again: ${file.name}`}
              >
                Try again
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={onDismiss}
                aria-label={`Remove ${file.name}`}
              >
                Remove
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={classes.stage}>{WORDS[stage]}</p>
            <Progress.Root size="sm" className={classes.progress}>
              <Progress.Section
                value={percentOf(upload)}
                animated={stage === 'making' || stage === 'made'}
                aria-label={`Upload of ${file.name}`}
              />
            </Progress.Root>
          </>
        )}
      </div>
    </li>
  )
}

const WORDS = {
  waiting: 'Waiting for its turn',
  sending: 'Uploading',
  making: 'Getting it ready',
  made: 'Ready',
} as const

/** The last tenth is the server's. */
function percentOf({ stage, progress }: Upload): number {
  return stage === 'made' ? 100 : Math.round(progress * 90)
}

/** The picture as it is on the agent's computer. What the browser cannot show leaves a plain ground. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url === undefined ? (
    <span className={classes.preview} />
  ) : (
    <img className={classes.preview} src={url} alt="" onError={() => setUrl(undefined)} />
  )
}
