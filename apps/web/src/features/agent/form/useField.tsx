import type { ListingField } from '@hearth/core/property/listingContract.ts'
import type { FormErrors } from '@mantine/form'
import { FieldNotes } from './FieldNotes.tsx'
import { useListingFormState } from './ListingFormContext.ts'

const NOTES_BENEATH: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

/** The props of an input for a field of the listing, with its notes beneath it. */
export function useField(name: ListingField, hint?: string) {
  const { form, findings } = useListingFormState()
  const own = findings.filter(({ field }) => field === name)
  const hasNotes = hint !== undefined || own.length > 0
  return {
    ...form.getInputProps(name),
    name,
    'data-field': name,
    description: hasNotes ? <FieldNotes hint={hint} findings={own} /> : undefined,
    // A note holds blocks and a link, which a paragraph may not.
    descriptionProps: { component: 'div' as const },
    inputWrapperOrder: NOTES_BENEATH,
  }
}

/** What is wrong with a field as a whole or with one of its entries. */
export function errorOf(errors: FormErrors, field: ListingField): string | undefined {
  const path = Object.keys(errors).find((each) => each === field || each.startsWith(`${field}.`))
  return path === undefined ? undefined : String(errors[path])
}
