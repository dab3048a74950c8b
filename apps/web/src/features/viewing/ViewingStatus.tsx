import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { Box, type BoxProps } from '@mantine/core'
import classes from './ViewingStatus.module.css'

interface Props extends Pick<BoxProps, 'mb'> {
  status: Viewing['status']
  /** Whoever looks at it has something to do, which is made conspicuous. */
  isNext?: boolean
  /** How it stands, in the words of the side that reads it. */
  children: string
}

/** How a viewing stands, on its card. */
export function ViewingStatus({ status, isNext = false, mb, children }: Props) {
  return (
    <Box
      component="p"
      className={classes.status}
      data-status={status}
      data-is-next={isNext || undefined}
      mb={mb}
    >
      {children}
    </Box>
  )
}
