import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { NO_MESSAGE, refusalOf } from '../../refusal.ts'
import { sayWrong } from '../../ui/toasts.ts'

interface Options<Values extends Record<string, string>> {
  schema: z.ZodType
  empty: Values
  /** Resolves once it is done. */
  send(values: Values): Promise<unknown>
  /** The title of what is said when it could not be done. */
  failed: string
  /** What is said beneath it where the failure says nothing itself. */
  unexplained?: string
}

/** A form about an account: checked before it is sent, and kept as it was typed when that fails. */
export function useAccountForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { schema, empty, send, failed, unexplained = NO_MESSAGE } = options
  const [isSending, setSending] = useState(false)
  // A second click comes before the first has changed the button.
  const isUnderWay = useRef(false)
  const form = useForm<Values>({
    initialValues: empty,
    validate: schemaResolver(schema, { sync: true }),
    clearInputErrorOnChange: true,
  })

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = Object.keys(empty).find((name) => name in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

  const submit = async (values: Values) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      const { text, fields } = refusalOf(error)
      form.setErrors(fields)
      focusFirst(fields)
      sayWrong(failed, text === NO_MESSAGE ? unexplained : text)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { form, isSending, onSubmit: form.onSubmit(submit, focusFirst) }
}
