import { messageText } from '@hearth/core/message/contract.ts'
import { isVisible } from '@hearth/core/message/typedText.ts'
import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { Alert, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayDone } from '../../../ui/toasts.ts'
import { namedForSending } from '../../message/draft.ts'
import classes from './AnswerCard.module.css'
import { useKeptText } from './useKeptText.ts'

/** A box to write to whoever asked for a viewing. What is typed stays until it is stored, once. */
export function SendMessage({ viewing }: { viewing: AgentViewing }) {
  const { id, property, seeker } = viewing
  const { agent } = trpc.useUtils()
  const { text, type, forget } = useKeptText(`hearth.viewingMessage.${id}`)
  const [problem, setProblem] = useState<string>()
  // Tried again, the same text keeps its name, by which it is stored once.
  const named = useRef({ text: '', clientId: '' })
  const reply = trpc.agent.messages.reply.useMutation({
    networkMode: 'always',
    onSuccess: () => {
      forget()
      sayDone('Message sent', `It is on its way to ${seeker.name}.`)
      void agent.messages.invalidate()
    },
    onError: (error) => setProblem(`${refusalOf(error).text} What you typed is still here.`),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reply.isPending || !isVisible(text)) return
    const { error } = messageText.safeParse(text)
    setProblem(error?.issues[0]?.message)
    if (error) return
    if (named.current.text !== text) named.current = namedForSending({ text })
    reply.mutate({ propertyId: property.id, email: seeker.email, ...named.current })
  }
  return (
    <form className={classes.message} onSubmit={submit} noValidate>
      {problem !== undefined && (
        <Alert color="red" role="alert" title="This has not been sent">
          {problem}
        </Alert>
      )}
      <div className={classes.writing}>
        <Textarea
          label="Send Message"
          placeholder={`Write to ${seeker.name}`}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          readOnly={reply.isPending}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <BusyButton
          type="submit"
          variant="default"
          size="md"
          isBusy={reply.isPending}
          busyText="Sending..."
        >
          Send Message
        </BusyButton>
      </div>
    </form>
  )
}
