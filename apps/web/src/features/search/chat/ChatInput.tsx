import { ActionIcon, Textarea } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import classes from './ChatInput.module.css'
import type { FollowUp } from './useFollowUp.ts'

interface Props {
  followUp: FollowUp
  /** In a sheet that has just been opened, typing can begin at once. */
  takesFocus?: boolean
}

/** Where the next wish is typed. Enter sends, Shift and Enter begin a new line. */
export function ChatInput({ followUp, takesFocus = false }: Props) {
  const { text, setText, send, isProcessing } = followUp

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        variant="unstyled"
        aria-label="Describe what you are looking for"
        placeholder="Make it 3 beds, or somewhere cheaper…"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={10_000}
        value={text}
        data-autofocus={takesFocus || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        className={classes.field}
        classNames={{ input: classes.input }}
      />
      <ActionIcon
        type="submit"
        radius="xl"
        size={38}
        className={classes.send}
        aria-label="Send"
        disabled={text.trim() === '' || isProcessing}
      >
        <IconArrowUp size={20} stroke={1.8} aria-hidden />
      </ActionIcon>
    </form>
  )
}
