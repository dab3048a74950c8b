import { ActionIcon, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import classes from './Composer.module.css'
import { NotSent } from './NotSent.tsx'
import type { Writing } from './useSending.ts'

/** Where Shift can be held: on glass Enter begins a new line, as people expect it there. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

interface Props {
  writing: Writing
  /** What the field is called. */
  label: string
}

/** Where one writes in a conversation. What is typed stays until it is stored. */
export function Composer({ writing, label }: Props) {
  const { text, type, send, isSending, isEmpty, problem, failure } = writing
  const hasKeyboard = useMediaQuery(HAS_KEYBOARD, undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLTextAreaElement>(null)

  const submit = async () => {
    await send()
    field.current?.focus()
  }
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form className={classes.form} onSubmit={submitForm} data-screen-only>
      {failure && <NotSent failure={failure} isSending={isSending} />}
      <div className={classes.row}>
        <Textarea
          ref={field}
          variant="unstyled"
          aria-label={label}
          placeholder="Write a message"
          autosize
          minRows={1}
          maxRows={5}
          value={text}
          error={problem}
          readOnly={isSending}
          description={hasKeyboard ? 'Enter sends, Shift + Enter begins a new line' : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={hasKeyboard ? sendOnEnter : undefined}
          // In a dialog one begins to write at once, unless that would bring up a keyboard of glass.
          data-autofocus={hasKeyboard || undefined}
          className={classes.field}
          classNames={{ input: classes.input, description: classes.hint, error: classes.hint }}
        />
        <ActionIcon
          type="submit"
          radius="xl"
          size={44}
          className={classes.send}
          aria-label={isSending ? 'Sending...' : 'Send'}
          loading={isSending}
          disabled={isEmpty}
        >
          <IconArrowUp size={22} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  )
}
