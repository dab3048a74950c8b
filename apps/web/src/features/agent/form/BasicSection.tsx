import type { ListingType, PropertyType } from '@hearth/core/property/contract.ts'
import { Textarea } from '@mantine/core'
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx'
import { AddressGroup } from './AddressGroup.tsx'
import {
  formChoices,
  isFormOf,
  LISTING_TYPE_CHOICES,
  statusChoices,
  TYPE_CHOICES,
} from './choices.ts'
import { FieldGroup, FormSection } from './FormSection.tsx'
import { ChoiceField, TextField } from './fields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import { NumberField } from './NumberField.tsx'
import { PriceGroup } from './PriceGroup.tsx'
import classes from './PropertyForm.module.css'
import { TermsGroup } from './TermsGroup.tsx'
import { useField } from './useField.tsx'

/** What kind of home it is, what it costs, where it is, and on what terms. */
export function BasicSection({ onAddress }: { onAddress(): void }) {
  return (
    <FormSection title="Basic Information" text="What people search by, and what they read first.">
      <KindGroup />
      <FieldGroup>
        <TextField name="title" label="Title" required />
        <DescriptionField />
      </FieldGroup>
      <PriceGroup />
      <FieldGroup title="Rooms and size">
        <div className={classes.rooms}>
          <NumberField name="beds" label="Bedrooms" required hasSteps />
          <NumberField name="baths" label="Bathrooms" required hasSteps />
          <NumberField name="areaSqft" label="Floor area" suffix=" sq ft" />
        </div>
      </FieldGroup>
      <AddressGroup onAddress={onAddress} />
      <TermsGroup />
      <FieldGroup title="The person to ask for">
        <div className={classes.two}>
          <TextField name="agentName" label="Name" />
          <TextField name="agentPhone" label="Phone" type="tel" />
        </div>
        <TextField
          name="agentRef"
          label="Your reference"
          hint="Your own name for this home. An import recognises the home by it; people do not see it."
        />
      </FieldGroup>
    </FormSection>
  )
}

function KindGroup() {
  const { form } = useListingFormState()
  const { listingType, status, propertyType, propertyForm } = form.getValues()
  const chooseListingType = (next: ListingType) => {
    form.setFieldValue('listingType', next)
    // Sold ends a sale and let a letting: neither means anything to the other.
    if (status === 'sold' || status === 'let') form.setFieldValue('status', 'available')
  }
  const chooseType = (next: string) => {
    if (!isFormOf(next as PropertyType, propertyForm)) form.setFieldValue('propertyForm', '')
  }
  return (
    <FieldGroup>
      <div data-field="listingType">
        <SegmentedToggle
          label="Listing Type"
          value={listingType === '' ? 'sale' : listingType}
          options={LISTING_TYPE_CHOICES}
          onChange={chooseListingType}
        />
      </div>
      <div className={classes.three}>
        <ChoiceField
          name="propertyType"
          label="Property Type"
          choices={TYPE_CHOICES}
          onChange={chooseType}
        />
        <ChoiceField
          name="propertyForm"
          label="Style"
          choices={formChoices(propertyType === '' ? 'house' : propertyType, propertyForm)}
        />
        <ChoiceField
          name="status"
          label="Status"
          choices={statusChoices(listingType === '' ? 'sale' : listingType)}
        />
      </div>
    </FieldGroup>
  )
}

function DescriptionField() {
  return (
    <Textarea
      size="md"
      label="Description"
      withAsterisk
      aria-required
      autosize
      minRows={6}
      maxRows={18}
      {...useField('description')}
    />
  )
}
