import { FieldGroup } from './FormSection.tsx'
import { TextField } from './fields.tsx'
import { PositionField } from './PositionField.tsx'
import classes from './PropertyForm.module.css'

/** Where the home is, in words and on the map. */
export function AddressGroup({ onAddress }: { onAddress(): void }) {
  return (
    <FieldGroup title="Where it is">
      <div className={classes.address}>
        <TextField
          name="address"
          label="Address"
          required
          placeholder="Street, district, town"
          onLeave={onAddress}
        />
        <TextField name="postcode" label="Postcode" placeholder="SW4 7AB" onLeave={onAddress} />
      </div>
      <PositionField />
    </FieldGroup>
  )
}
