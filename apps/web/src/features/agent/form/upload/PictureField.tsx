import { UPLOAD_RULES } from '@hearth/core/file/uploadRules.ts'
import { useId, useRef } from 'react'
import { DropArea } from './DropArea.tsx'
import classes from './PictureField.module.css'
import { PictureList } from './PictureList.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

interface Props {
  /** The addresses of the pictures; the first is the main one. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Hears whether an upload is under way, so that saving can wait for it. */
  onBusyChange?: (isBusy: boolean) => void
  /** What is wrong with the field as a whole. */
  error?: string | undefined
}

const LABEL = 'Property images'

/** The pictures of a home: several at once by dropping or choosing, in an order, one of them the main one. */
export function PictureField({ value, onChange, onBusyChange, error }: Props) {
  const errorId = useId()
  // Uploads may end twice before the form has drawn the first: none of them may be lost.
  const latest = useRef(value)
  latest.current = value
  const change = (next: string[]) => {
    latest.current = next
    onChange(next)
  }
  const uploads = useUploads({
    folder: 'images',
    onMade: (urls) => change([...new Set([...latest.current, ...urls])]),
    onBusyChange,
  })
  return (
    <fieldset className={classes.field} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{LABEL}</legend>
      <PictureList pictures={value} onChange={change} />
      <UploadList label={LABEL} uploads={uploads} />
      <DropArea
        button={value.length > 0 ? 'Add more images' : 'Choose images'}
        label={LABEL}
        hint="or drop them here. JPEG, PNG, WebP or AVIF, up to 25 MB each."
        accept={UPLOAD_RULES.images.takes.join(',')}
        isMultiple
        onFiles={uploads.add}
      />
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
