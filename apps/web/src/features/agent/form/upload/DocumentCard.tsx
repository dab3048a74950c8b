import { isDocument } from '@hearth/core/file/pictures.ts'
import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { Picture } from '../../../../ui/Picture.tsx'
import classes from './DocumentCard.module.css'

interface Props {
  label: string
  url: string
  onRemove: () => void
}

/** What a home has already: how it looks, and a way to see it whole or to take it away. */
export function DocumentCard({ label, url, onRemove }: Props) {
  return (
    <div className={classes.card}>
      <Picture className={classes.picture} src={url} alt={`${label}, as it is now`} sizes="160px" />
      <div className={classes.words}>
        <p className={classes.kind}>{isDocument(url) ? 'PDF document' : 'Picture'}</p>
        <div className={classes.actions}>
          <Anchor href={url} target="_blank" rel="noreferrer">
            {isDocument(url) ? 'Download' : 'View'}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Anchor>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={onRemove}
            aria-label={`Remove ${label}`}
          >
            Remove
          </Button>
        </div>
      </div>
    </div>
  )
}
