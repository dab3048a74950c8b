import { QUALIFIER_CHOICES } from './choices.ts'
import { FieldGroup } from './FormSection.tsx'
import { ChoiceField, NumberField } from './fields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import classes from './PropertyForm.module.css'

/** What it costs; the label follows what it costs for (S2 section 2). */
export function PriceGroup() {
  const { form } = useListingFormState()
  const { listingType, priceQualifier } = form.getValues()
  const isToRent = listingType === 'rent'
  const isOnApplication = !isToRent && priceQualifier === 'priceOnApplication'
  return (
    <FieldGroup>
      <div className={classes.two}>
        {isToRent ? (
          <NumberField
            key="rent"
            name="price"
            label="Monthly Rent"
            hint="Per calendar month"
            prefix="£"
            required
          />
        ) : (
          <NumberField
            key="price"
            name="price"
            label="Price"
            prefix="£"
            required={!isOnApplication}
          />
        )}
        <ChoiceField
          name="priceQualifier"
          label={isToRent ? 'Words beside the rent' : 'Words beside the price'}
          choices={QUALIFIER_CHOICES}
        />
      </div>
    </FieldGroup>
  )
}
