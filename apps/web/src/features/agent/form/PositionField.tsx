import type { Point } from '@hearth/core/place/distance.ts'
import { Button } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { PlacingMap } from '../../map/PlacingMap.tsx'
import { CoordinateFields } from './CoordinateFields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import classes from './PropertyForm.module.css'
import { errorOf } from './useField.tsx'

const HEIGHT = 300

/** Where the home stands: found from its address, and put right by hand, on a map or by coordinates. */
export function PositionField() {
  const { form, foundPosition } = useListingFormState()
  const config = trpc.maps.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const { position, address } = form.getValues()
  const shown = position ?? foundPosition
  const setPosition = (point: Point | null) => form.setFieldValue('position', point)
  const error = errorOf(form.errors, 'position')
  return (
    <div className={classes.position} data-field="position">
      {shown && (
        <PlacingMap point={shown} address={address} height={HEIGHT} onPlaced={setPosition} />
      )}
      <div className={classes.found}>
        <p role="status">{stateInWords(position, foundPosition, config.data?.styleUrl != null)}</p>
        {position && (
          <Button size="compact-md" variant="subtle" onClick={() => setPosition(null)}>
            Find it from the address instead
          </Button>
        )}
      </div>
      {(shown || address !== '') && (
        <CoordinateFields shown={shown} error={error} onChange={setPosition} />
      )}
    </div>
  )
}

function stateInWords(given: Point | null, found: Point | null, hasMap: boolean): string {
  if (given) return 'You have set the position by hand. It stays when the address changes.'
  const how = hasMap ? 'Drag the pin, or enter coordinates, ' : 'Enter coordinates '
  if (found) return `Found from the address. ${how}to put it right.`
  return 'The position is found from the address. You may enter coordinates instead.'
}
