import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { TRPCClientError } from '@trpc/client'
import { trpc } from '../../trpc.ts'
import classes from './NearbyAmenities.module.css'

const FAILED = 'Error analyzing amenities'
const LATER = 'Please try again later'

interface Props {
  propertyId: number
  /** The list has taken the place of the button, which had the focus. */
  onAnalysed(): void
}

/** Nothing is known yet of what is near a home: asks for the analysis, and shows it when it is done. */
export function AnalyseAmenities({ propertyId, onAnalysed }: Props) {
  const utils = trpc.useUtils()
  const analyze = trpc.amenity.analyze.useMutation({
    async onSuccess({ amenitiesFound }) {
      await utils.amenity.forProperty.invalidate({ propertyId })
      if (amenitiesFound > 0) onAnalysed()
      notifications.show({
        title: 'Amenities analyzed successfully',
        message: `Found ${amenitiesFound} nearby amenities`,
        role: 'status',
      })
    },
    onError(error) {
      notifications.show({ color: 'red', title: FAILED, message: wordsOf(error), role: 'alert' })
    },
  })
  return (
    <div className={classes.empty}>
      <p>No amenity data available</p>
      <Button
        variant="default"
        disabled={analyze.isPending}
        aria-busy={analyze.isPending}
        onClick={() => analyze.mutate({ propertyId })}
      >
        {analyze.isPending ? 'Analyzing...' : 'Analyze Amenities'}
      </Button>
    </div>
  )
}

/** What the server said; what it did not say itself (no connection, an unreadable answer) is for later. */
function wordsOf(error: unknown): string {
  return error instanceof TRPCClientError && error.shape !== undefined ? error.message : LATER
}
