import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { forgetInTab } from '../../tabStorage.ts'
import { sayWrong } from '../../ui/toasts.ts'
import { useAuth } from '../account/useAuth.ts'
import { type DraftKey, followed, keepDraft, readDraft } from './draft.ts'
import { keepPhone } from './knownPhone.ts'
import type { Sender } from './SenderFields.tsx'
import { type SendingFailure, sendingFailure } from './sendingFailure.ts'

const UNSEEN_FIELD_FILLED: SendingFailure = {
  text: 'Your browser had filled in a field that has to stay empty. It is empty again: please send once more.',
  fields: {},
}

interface Options<Values extends Sender & Record<string, unknown>> {
  schema: z.ZodType
  /** Nothing filled in; who is known may be filled in here. */
  empty: Values
  /** Where what was typed is kept until it is sent. */
  draftKey: DraftKey
  isOpen: boolean
  /** Sends it; resolves once it is stored. */
  send(values: Values): Promise<unknown>
  onSent(): void
  /** The title of what is said when it could not be sent and the dialog was closed meanwhile. */
  unsentTitle: string
}

/**
 * A form whose words survive: closing the dialog, a reload of the tab and a failure to send keep what
 * was typed; only what is stored empties it.
 */
export function useEnquiryForm<Values extends Sender & Record<string, unknown>>(
  options: Options<Values>,
) {
  const { schema, empty, draftKey, isOpen, send, onSent, unsentTitle } = options
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const [isSending, setSending] = useState(false)
  // A second click comes before the first has changed the button.
  const isUnderWay = useRef(false)
  const isSeen = useSeen(isOpen)
  const isMember = useAuth().me !== null
  const form = useForm<Values>({
    initialValues: readDraft(draftKey, empty),
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })
  const { values } = form
  useFollowEmpty(form, empty)
  useEffect(() => keepDraft(draftKey, values, empty), [draftKey, values, empty])

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = Object.keys(empty).find((name) => name in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

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
      if (isMember) keepPhone(given.phone)
      onSent()
    } catch (error) {
      const why = sendingFailure(error)
      setFailure(why)
      form.setErrors(why.fields)
      if (isSeen.current) focusFirst(why.fields)
      else sayWrong(unsentTitle, `${why.text} What you typed is still in the form.`)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  const refuse = (errors: Record<string, unknown>) => {
    const isUnseenFilled = 'website' in errors
    setFailure(isUnseenFilled ? UNSEEN_FIELD_FILLED : null)
    if (isUnseenFilled) form.setFieldValue('website', '' as never)
    focusFirst(errors)
  }

  return { form, failure, isSending, onSubmit: form.onSubmit(submit, refuse) }
}

/** Whoever signs in or out while the form is there: what they have not typed follows. */
function useFollowEmpty<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  empty: Values,
) {
  const before = useRef(empty)
  useEffect(() => {
    const earlier = before.current
    before.current = empty
    if (earlier !== empty) form.setValues((typed) => followed(typed, earlier, empty))
  })
}

/** Whether the dialog is on the screen, also for what ends when it no longer is. */
function useSeen(isOpen: boolean) {
  const isSeen = useRef(isOpen)
  useEffect(() => {
    isSeen.current = isOpen
    return () => {
      isSeen.current = false
    }
  }, [isOpen])
  return isSeen
}
