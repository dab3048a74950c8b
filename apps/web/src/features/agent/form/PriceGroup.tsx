import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { formatPounds, isSteepFall } from '@hearth/core/property/price.ts'
import { QUALIFIER_CHOICES } from './choices.ts'
import { FieldGroup } from './FormSection.tsx'
import { ChoiceField } from './fields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import { NumberField } from './NumberField.tsx'
import classes from './PropertyForm.module.css'
import { listingOf } from './values.ts'

/** What it costs; the label follows what it costs for (S2 section 2). */
export function PriceGroup() {
  const { form } = useListingFormState()
  const { listingType, priceQualifier } = form.getValues()
  const isToRent = listingType === 'rent'
  const fall = steepFall(listingOf(form.getInitialValues()), listingOf(form.getValues()))
  const isOnApplication = !isToRent && priceQualifier === 'priceOnApplication'
  return (
    <FieldGroup>
      <div className={classes.two}>
        {isToRent ? (
          <NumberField
            key="rent"
            name="price"
            label="Monthly Rent"
            hint={['Per calendar month.', fall].filter(Boolean).join(' ')}
            isMoney
            required
          />
        ) : (
          <NumberField
            key="price"
            name="price"
            label="Price"
            hint={fall}
            isMoney
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

/** What is said of a price that is a fraction of the stored one. */
function steepFall(before: ListingInput, now: ListingInput): string | undefined {
  if (!before.price || !now.price || before.listingType !== now.listingType) return undefined
  if (!isSteepFall(before.price, now.price)) return undefined
  return `It was ${formatPounds(before.price)}. See whether digits are missing: people are told of the fall.`
}
