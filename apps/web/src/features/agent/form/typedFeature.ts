import { distinctFeatures } from '@hearth/core/property/distinctFeatures.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { ListingValues } from './values.ts'

/** Puts the key feature that is being typed into the list, once, and empties its field. */
export function addTypedFeature(form: UseFormReturnType<ListingValues>): void {
  const feature = form.getValues().typedFeature.trim()
  const features = form.getValues().features || []
  form.setFieldValue('typedFeature', '')
  if (feature !== '') form.setFieldValue('features', distinctFeatures([...features, feature]))
}
