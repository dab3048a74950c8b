import { EPC_CHOICES, EXEMPTION_CHOICES } from './choices.ts'
import { FieldGroup, FormSection } from './FormSection.tsx'
import { ChoiceField, TextField } from './fields.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import classes from './PropertyForm.module.css'
import { DocumentField } from './upload/DocumentField.tsx'
import { errorOf } from './useField.tsx'

/** Energy rating, plans and whatever else there is to look at. */
export function DocumentsSection() {
  const { form } = useListingFormState()
  const { epcRating } = form.getValues()
  const chooseRating = (rating: string) => {
    // There is a rating or a reason why not.
    if (rating !== '') form.setFieldValue('epcExemption', '')
  }
  return (
    <FormSection
      title="Documents & Plans"
      text="The energy rating belongs in every advert; a floorplan is what people ask for most."
    >
      <FieldGroup>
        <div className={classes.two}>
          <ChoiceField
            name="epcRating"
            label="EPC rating"
            choices={EPC_CHOICES}
            onChange={chooseRating}
          />
          {epcRating === '' && (
            <ChoiceField
              name="epcExemption"
              label="Why there is no rating"
              choices={EXEMPTION_CHOICES}
            />
          )}
        </div>
        <div className={classes.two}>
          <Document name="epcUrl" label="Energy certificate" folder="epc" />
          <Document name="floorplanUrl" label="Floorplan" folder="floorplan" />
        </div>
        <TextField
          name="virtualTourUrl"
          label="Virtual tour"
          type="url"
          placeholder="https://"
          hint="The address of a tour elsewhere. It opens in a tab of its own."
        />
      </FieldGroup>
    </FormSection>
  )
}

interface DocumentProps {
  name: 'epcUrl' | 'floorplanUrl'
  label: string
  folder: 'epc' | 'floorplan'
}

/** A picture or a PDF. */
function Document({ name, label, folder }: DocumentProps) {
  const { form, setUploading } = useListingFormState()
  const value = form.getValues()[name]
  const error = errorOf(form.errors, name)
  return (
    <div data-field={name}>
      <DocumentField
        label={label}
        folder={folder}
        value={value === '' ? null : value}
        onChange={(url) => form.setFieldValue(name, url ?? '')}
        onBusyChange={(isBusy) => setUploading(name, isBusy)}
      />
      {error && <p className={classes.error}>{error}</p>}
    </div>
  )
}
