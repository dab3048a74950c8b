import { FieldNotes } from './FieldNotes.tsx'
import { FieldGroup, FormSection } from './FormSection.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import { PictureField } from './upload/PictureField.tsx'
import { errorOf } from './useField.tsx'

/** The pictures of the home, the first one first. */
export function ImagesSection() {
  const { form, findings, setUploading } = useListingFormState()
  const images = form.getValues().images || []
  return (
    <FormSection
      title="Property Images"
      text="The first picture stands on the card in search results."
    >
      <FieldGroup>
        <div data-field="images">
          <PictureField
            value={images}
            error={errorOf(form.errors, 'images')}
            onChange={(next) => form.setFieldValue('images', next)}
            onBusyChange={(isBusy) => setUploading('images', isBusy)}
          />
        </div>
        <FieldNotes findings={findings.filter(({ field }) => field === 'images')} />
      </FieldGroup>
    </FormSection>
  )
}
