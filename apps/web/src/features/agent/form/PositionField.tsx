import type { Point } from '@hearth/core/place/distance.ts'
import { Button } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { PlacingMap } from '../../map/PlacingMap.tsx'
import { CoordinateFields } from './CoordinateFields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import classes from './PropertyForm.module.css'
import type { FoundPlace } from './usePosition.ts'
import { pointOf, type TypedPosition } from './values.ts'

const HEIGHT = 300

/** Where the home stands: found from its address, and put right by hand, on a map or by coordinates. */
export function PositionField() {
  const { form, place } = useListingFormState()
  const config = trpc.maps.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const { position, address } = form.getValues()
  const given = pointOf(position)
  const shown = given ?? place.found
  const setPosition = (next: TypedPosition | null) => {
    form.setFieldValue('position', next)
    for (const half of ['lat', 'lng']) form.clearFieldError(`position.${half}`)
  }
  return (
    <div className={classes.position} data-field="position">
      {shown && (
        <PlacingMap point={shown} address={address} height={HEIGHT} onPlaced={setPosition} />
      )}
      <div className={classes.found}>
        <p role="status">{stateInWords(given, place, config.data?.styleUrl != null)}</p>
        {position && (
          <Button size="compact-md" variant="subtle" onClick={() => setPosition(null)}>
            Find it from the address instead
          </Button>
        )}
      </div>
      {(position || shown || address !== '') && (
        <CoordinateFields
          shown={position ?? place.found}
          errors={{
            lat: form.errors.position ?? form.errors['position.lat'],
            lng: form.errors['position.lng'],
          }}
          onChange={setPosition}
        />
      )}
    </div>
  )
}

const WORDS = {
  unasked: 'The position is found from the address. You may enter coordinates instead.',
  notFound:
    'Not found. Enter coordinates, or this home will be missing from the map and from searches by distance.',
  unanswered:
    'The address could not be looked up just now. It is looked up again after saving; you may enter coordinates instead.',
} as const

function stateInWords(given: Point | null, { state }: FoundPlace, hasMap: boolean): string {
  if (given) return 'You have set the position by hand. It stays when the address changes.'
  if (state !== 'found') return WORDS[state]
  const how = hasMap ? 'Drag the pin, or enter coordinates, ' : 'Enter coordinates '
  return `Found from the address. ${how}to put it right.`
}
