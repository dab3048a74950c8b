import { COUNCIL_TAX_CHOICES, FURNISHING_CHOICES, TENURE_CHOICES } from './choices.ts'
import { FieldGroup } from './FormSection.tsx'
import { ChoiceField, TextField } from './fields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import { NumberField } from './NumberField.tsx'
import classes from './PropertyForm.module.css'

const councilTax = (
  <ChoiceField name="councilTaxBand" label="Council tax" choices={COUNCIL_TAX_CHOICES} />
)

/** The terms of a sale or a letting: only those that can apply, and any that were filled in before. */
export function TermsGroup() {
  const { form } = useListingFormState()
  const isToRent = form.getValues().listingType === 'rent'
  return <FieldGroup title="Terms">{isToRent ? <LettingTerms /> : <SaleTerms />}</FieldGroup>
}

function SaleTerms() {
  const { form } = useListingFormState()
  const { tenure, leaseYears, serviceCharge, groundRent } = form.getValues()
  const isLease = tenure === 'leasehold' || tenure === 'shareOfFreehold'
  const shows = (value: unknown) => isLease || value !== ''
  return (
    <div className={classes.two}>
      <ChoiceField name="tenure" label="Tenure" choices={TENURE_CHOICES} />
      {councilTax}
      {shows(leaseYears) && (
        <NumberField name="leaseYears" label="Years left on the lease" suffix=" years" />
      )}
      {shows(serviceCharge) && (
        <NumberField name="serviceCharge" label="Service charge" hint="A year" isMoney />
      )}
      {shows(groundRent) && (
        <NumberField name="groundRent" label="Ground rent" hint="A year" isMoney />
      )}
    </div>
  )
}

function LettingTerms() {
  return (
    <div className={classes.two}>
      <NumberField name="deposit" label="Deposit" isMoney />
      <ChoiceField name="furnishing" label="Furnishing" choices={FURNISHING_CHOICES} />
      <TextField name="availableFrom" label="Available from" type="date" />
      {councilTax}
    </div>
  )
}
