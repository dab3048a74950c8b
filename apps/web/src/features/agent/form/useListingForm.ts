import {
  type ListingField,
  listingInput,
  type OwnListing,
} from '@hearth/core/property/listingContract.ts'
import { schemaResolver, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { numberToldBy, refusalOf } from '../../../refusal.ts'
import { sayWrong } from '../../../ui/toasts.ts'
import { attentionInWords, messagesOf } from './attention.ts'
import { focusField } from './focusField.ts'
import { addTypedFeature } from './typedFeature.ts'
import { findingsNow } from './useFindings.ts'
import { useSaveListing } from './useSaveListing.ts'
import { FIELDS_IN_ORDER, type ListingValues, newValues, valuesOf } from './values.ts'

const NOT_SAVED = 'Error saving property'
/** The words of the specification for those who may not save. */
const NOT_ALLOWED: Readonly<Record<string, string>> = {
  signedOut: 'Not authenticated',
  notAllowed: 'Not an estate agent',
}

/**
 * The property form: checked before it is sent, kept as it was typed whatever becomes of it. What the law
 * forbids to advertise is not sent at all.
 */
export function useListingForm(stored: OwnListing | null, onSaved: () => void) {
  const [hasTried, setTried] = useState(false)
  const [isStale, setStale] = useState(false)
  const [id, setId] = useState(stored?.id ?? null)
  const [version, setVersion] = useState(stored?.version ?? null)
  // The stored home that what is typed would be written over.
  const [rivalId, setRivalId] = useState(id)
  const saving = useSaveListing(onSaved)
  const [initialValues] = useState(() => (stored ? valuesOf(stored.listing) : newValues()))
  const form = useForm<ListingValues>({
    initialValues,
    validate: schemaResolver(listingInput, { sync: true }),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })

  const send = async (values: ListingValues, over = { id, version }) => {
    setStale(false)
    const target =
      over.id === null
        ? { id: null, submissionId: values.submissionId || undefined }
        : { id: over.id, version: over.version ?? undefined }
    try {
      await saving.save(listingInput.parse(values), target)
    } catch (error) {
      const { text, fields, code } = refusalOf(error)
      if (code === 'stale') {
        setRivalId(numberToldBy(error, 'id') ?? over.id)
        return setStale(true)
      }
      form.setErrors(fields)
      focusFirst(fields)
      sayWrong(NOT_SAVED, NOT_ALLOWED[code ?? ''] ?? text)
    }
  }

  const submit = async (values: ListingValues) => {
    setTried(true)
    const refusals = findingsNow(values).filter(({ severity }) => severity === 'refusal')
    const [first] = refusals
    if (!first) return send(values)
    focusField(first.field)
    sayWrong(NOT_SAVED, attentionInWords(refusals.map(({ text }) => text)))
  }

  const refuse = (errors: Record<string, unknown>) => {
    setTried(true)
    focusFirst(errors)
    sayWrong(NOT_SAVED, attentionInWords(messagesOf(errors)))
  }

  /** Makes a listing what the form starts from, for good or as something to be saved. */
  const begin = (
    { id: readId, listing, version: read }: OwnListing,
    values = valuesOf(listing),
  ) => {
    form.setInitialValues(valuesOf(listing))
    form.setValues(values)
    form.clearErrors()
    setId(readId)
    setVersion(read)
    setStale(false)
  }

  return {
    ...{ form, hasTried, isStale, rivalId, version, setVersion, begin },
    isSaving: saving.isSaving,
    isSaved: saving.isSaved,
    hasUnsavedWork: () => !saving.isSaved() && form.isDirty(),
    save: (event: FormEvent<HTMLFormElement>) => {
      addTypedFeature(form)
      form.onSubmit((values) => void submit(values), refuse)(event)
    },
    saveOver: (over: OwnListing) => {
      addTypedFeature(form)
      return send(form.getValues(), over)
    },
  }
}

function focusFirst(errors: Record<string, unknown>) {
  const names = new Set(Object.keys(errors).map((path) => path.split('.')[0] as ListingField))
  const first = FIELDS_IN_ORDER.find((field) => names.has(field))
  if (first) focusField(first)
}
