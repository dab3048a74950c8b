import classes from './UploadList.module.css'
import { UploadTile } from './UploadTile.tsx'
import type { useUploads } from './useUploads.ts'

interface Props {
  /** What they are uploads of: "Floorplan". */
  label: string
  uploads: ReturnType<typeof useUploads>
}

/** The files on their way to a field, and those that cannot be used. */
export function UploadList({ label, uploads: { uploads, retry, dismiss } }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul className={classes.list} aria-label={`${label}: uploads`}>
      {uploads.map((upload) => (
        <UploadTile
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onDismiss={() => dismiss(upload.key)}
        />
      ))}
    </ul>
  )
}
