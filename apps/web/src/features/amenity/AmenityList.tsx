import { AMENITY_TYPES, type PropertyAmenity } from '@hearth/core/amenity/contract.ts'
import { distanceLabel } from '@hearth/core/property/wording.ts'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { type AmenityGroup, amenityGroups } from './groups.ts'
import classes from './NearbyAmenities.module.css'

/** How people get there, after the minutes. */
const MODES = { walking: 'walk' } as const satisfies Record<
  PropertyAmenity['transportMode'],
  string
>

/** The five key distances; everything else that is near when asked for. */
export function AmenityList({ amenities }: { amenities: readonly PropertyAmenity[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const { key, others } = amenityGroups(amenities)
  const hidden = amenities.length - key.filter(({ places }) => places.length > 0).length
  return (
    <>
      <dl className={classes.list}>
        {key.map((group) => (
          <Group key={group.type} group={group} showsAll={showsAll} />
        ))}
        {showsAll && others.map((group) => <Group key={group.type} group={group} showsAll />)}
      </dl>
      {hidden > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show less' : `Show all ${counted(amenities.length)}`}
        </UnstyledButton>
      )}
    </>
  )
}

const counted = (places: number) => `${places} ${places === 1 ? 'place' : 'places'}`

function Group({ group: { type, places }, showsAll }: { group: AmenityGroup; showsAll: boolean }) {
  const shown = showsAll ? places : places.slice(0, 1)
  return (
    <div className={classes.group}>
      <dt>{AMENITY_TYPES[type].label}</dt>
      {shown.length === 0 && <dd className={classes.none}>Not found nearby</dd>}
      {shown.map((place) => (
        <dd key={place.id} className={classes.place}>
          <span className={classes.name}>{place.name}</span>
          <span className={classes.distance}>{distanceLabel(place.distanceMeters)}</span>
          <span className={classes.minutes}>
            {place.distanceMinutes} min {MODES[place.transportMode]}
          </span>
        </dd>
      ))}
    </div>
  )
}
