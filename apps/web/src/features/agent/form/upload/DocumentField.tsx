import type { FileFolder } from '@hearth/core/file/contract.ts'
import { UPLOAD_RULES } from '@hearth/core/file/uploadRules.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { DropArea } from './DropArea.tsx'
import classes from './PictureField.module.css'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

interface Props {
  /** "Floorplan" */
  label: string
  /** The address of the picture or PDF; null: there is none. */
  value: string | null
  onChange: (value: string | null) => void
  folder: Extract<FileFolder, 'floorplan' | 'epc'>
  /** Hears whether an upload is under way, so that saving can wait for it. */
  onBusyChange?: (isBusy: boolean) => void
}

/** One picture or PDF. Another one takes its place once it is ready, and not before. */
export function DocumentField({ label, value, onChange, folder, onBusyChange }: Props) {
  const uploads = useUploads({
    folder,
    onMade: (urls) => onChange(urls.at(-1) ?? null),
    onBusyChange,
  })
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {value !== null && <DocumentCard label={label} url={value} onRemove={() => onChange(null)} />}
      <UploadList label={label} uploads={uploads} />
      <DropArea
        button={value === null ? 'Choose a file' : 'Choose another'}
        label={label}
        hint="or drop it here. A picture or a PDF, up to 25 MB."
        accept={UPLOAD_RULES[folder].takes.join(',')}
        onFiles={uploads.add}
      />
    </fieldset>
  )
}
