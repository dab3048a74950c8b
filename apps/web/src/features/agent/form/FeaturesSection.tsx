import { FEATURE_MAX, FEATURES_MAX } from '@hearth/core/property/listingFields.ts'
import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import classes from './FeaturesSection.module.css'
import { FieldNotes } from './FieldNotes.tsx'
import { FieldGroup, FormSection } from './FormSection.tsx'
import { useListingFormState } from './ListingFormContext.ts'
import { addTypedFeature } from './typedFeature.ts'
import { errorOf } from './useField.tsx'

/** The bullet list of the listing. */
export function FeaturesSection() {
  const { form, findings } = useListingFormState()
  const input = useRef<HTMLInputElement>(null)
  const { typedFeature } = form.getValues()
  const features = form.getValues().features || []
  const wrong = errorOf(form.errors, 'features')

  const add = () => {
    addTypedFeature(form)
    input.current?.focus()
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the whole form.
    event.preventDefault()
    add()
  }
  const remove = (feature: string) => {
    form.setFieldValue(
      'features',
      features.filter((each) => each !== feature),
    )
    input.current?.focus()
  }

  return (
    <FormSection title="Key Features" text="Short statements, one each. Searches read them too.">
      <FieldGroup>
        <div className={classes.adding}>
          <TextInput
            ref={input}
            size="md"
            label="Add a key feature"
            placeholder="South-facing garden"
            autoComplete="off"
            maxLength={FEATURE_MAX}
            disabled={features.length >= FEATURES_MAX}
            value={typedFeature}
            error={wrong}
            name="features"
            data-field="features"
            onChange={({ currentTarget }) =>
              form.setFieldValue('typedFeature', currentTarget.value)
            }
            onKeyDown={addByEnter}
          />
          <Button variant="default" size="md" onClick={add}>
            Add
          </Button>
        </div>
        {features.length > 0 && (
          <ul className={classes.features} aria-label="Key Features">
            {features.map((feature) => (
              <li key={feature}>
                <IconCheck size={18} stroke={1.7} aria-hidden />
                <span>{feature}</span>
                <button
                  type="button"
                  aria-label={`Remove ${feature}`}
                  onClick={() => remove(feature)}
                >
                  <IconX size={16} stroke={1.8} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <FieldNotes findings={findings.filter(({ field }) => field === 'features')} />
      </FieldGroup>
    </FormSection>
  )
}
