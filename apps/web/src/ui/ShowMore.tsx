import { inThousands } from '@hearth/core/number/inThousands.ts'
import { Box, type BoxProps, type ButtonProps } from '@mantine/core'
import { BusyButton } from './BusyButton.tsx'
import classes from './ShowMore.module.css'

interface Props extends Pick<BoxProps, 'mt'>, Pick<ButtonProps, 'size'> {
  /** How many of how many are shown, where that is said. */
  count?: { shown: number; total: number }
  label?: string
  isLoading: boolean
  onMore(): void
}

/** The foot of a list that has more than it shows. */
export function ShowMore({ mt, size, count, label = 'Show more', isLoading, onMore }: Props) {
  return (
    <Box className={classes.more} mt={mt}>
      {count && (
        <p className={classes.count}>
          {inThousands(count.shown)} of {inThousands(count.total)} shown
        </p>
      )}
      <BusyButton
        variant="default"
        size={size}
        isBusy={isLoading}
        busyText="Loading…"
        onClick={onMore}
      >
        {label}
      </BusyButton>
    </Box>
  )
}
