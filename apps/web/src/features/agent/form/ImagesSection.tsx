import { Picture } from '../../../ui/Picture.tsx'
import { FieldGroup, FormSection } from './FormSection.tsx'
import classes from './ImagesSection.module.css'
import { useListingFormState } from './ListingFormContext.ts'

/** The pictures of the home, the first one first. */
export function ImagesSection() {
  const { form } = useListingFormState()
  const images = form.getValues().images || []
  return (
    <FormSection
      title="Property Images"
      text="The first picture stands on the card in search results."
    >
      <FieldGroup>
        <ul className={classes.pictures} aria-label="Property Images" data-field="images">
          {images.map((image, index) => (
            <li key={image}>
              <Picture src={image} alt={`Picture ${index + 1}`} className={classes.picture} />
            </li>
          ))}
        </ul>
      </FieldGroup>
    </FormSection>
  )
}
