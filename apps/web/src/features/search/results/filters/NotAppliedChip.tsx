import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import classes from './CriterionChip.module.css'

/** Something that was asked for and cannot be searched: said, so that nothing is dropped silently. */
export function NotAppliedChip({ wish, onRemove }: { wish: string; onRemove(): void }) {
  return (
    <div className={classes.chip} data-private data-kind="notApplied">
      <span className={classes.words} title={wish}>
        Not applied: {wish}
      </span>
      <UnstyledButton
        className={classes.remove}
        aria-label={`Remove “${wish}”`}
        data-removes-chip
        onClick={onRemove}
      >
        <IconX size={15} stroke={1.8} aria-hidden />
      </UnstyledButton>
    </div>
  )
}
