import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../tabStorage.ts'
import { type SendingFailure, sendingFailure } from './sendingFailure.ts'

interface Options<Values extends Record<string, unknown>> {
  schema: z.ZodType
  /** Nothing filled in; who is known may be filled in here. */
  empty: Values
  /** Where what was typed is kept until it is sent. */
  draftKey: Parameters<typeof keepInTab>[0]
  /** Sends it; resolves once it is stored. */
  send(values: Values): Promise<unknown>
  onSent(): void
}

/**
 * A form whose words survive: closing the dialog, a reload of the tab and a failure to send keep what
 * was typed; only what is stored empties it.
 */
export function useEnquiryForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { schema, empty, draftKey, send, onSent } = options
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const [isSending, setSending] = useState(false)
  // A second click comes before the first has changed the button.
  const isUnderWay = useRef(false)
  const form = useForm<Values>({
    initialValues: { ...empty, ...draftOf(draftKey, empty) },
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })
  const { values } = form
  useEffect(() => keepInTab(draftKey, values), [draftKey, values])

  const submit = async (given: Values) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setFailure(null)
    try {
      await send(given)
      form.setValues(empty)
      form.resetDirty(empty)
      form.clearErrors()
      forgetInTab(draftKey)
      onSent()
    } catch (error) {
      const why = sendingFailure(error)
      setFailure(why)
      form.setErrors(why.fields)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  const focusFirstError = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(empty).filter((name) => name in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

  return { form, failure, isSending, onSubmit: form.onSubmit(submit, focusFirstError) }
}

/** What was typed and not sent; values of another kind than the form's are left out. */
function draftOf<Values extends Record<string, unknown>>(
  key: Parameters<typeof keepInTab>[0],
  empty: Values,
): Partial<Values> {
  const kept = readFromTab(key, z.record(z.string(), z.unknown())) ?? {}
  const usable = Object.entries(kept).filter(([name, value]) => isLike(empty[name], value))
  return Object.fromEntries(usable) as Partial<Values>
}

function isLike(known: unknown, value: unknown): boolean {
  if (known === null) return value === null || typeof value === 'string'
  if (Array.isArray(known)) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  }
  return typeof known === typeof value
}
