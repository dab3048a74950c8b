import { type Message, messageText } from '@hearth/core/message/contract.ts'
import { isVisible } from '@hearth/core/message/typedText.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { trpc } from '../../trpc.ts'
import { type SendingFailure, sendingFailure } from '../enquiry/sendingFailure.ts'
import {
  type Draft,
  type DraftPlace,
  forgetSent,
  keepDraft,
  namedForSending,
  readDraft,
  watchDrafts,
} from './draft.ts'

interface Sending {
  /** Whose draft it is, and in which conversation. */
  place: DraftPlace
  /** Stores a message under its name. */
  store: (named: Required<Draft>) => Promise<Message>
  onSent: (message: Message) => void
  onFailed?: (failure: SendingFailure) => void
}

/** What somebody writes in one conversation: kept as typed until it is stored, and stored once. */
export function useSending({ place, store, onSent, onFailed }: Sending) {
  const utils = trpc.useUtils()
  const draft = useSyncExternalStore(watchDrafts, () => readDraft(place))
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const [isSending, setSending] = useState(false)
  // A second Enter comes before the first has changed the button.
  const isUnderWay = useRef(false)

  const type = (text: string) => {
    setProblem(undefined)
    setFailure(null)
    keepDraft(place, { text })
  }
  const send = async () => {
    if (isUnderWay.current || !isVisible(draft.text)) return
    const { error } = messageText.safeParse(draft.text)
    if (error) return setProblem(error.issues[0]?.message)
    isUnderWay.current = true
    setSending(true)
    const named = namedForSending(draft)
    keepDraft(place, named)
    try {
      const stored = await store(named)
      forgetSent(place, named)
      setFailure(null)
      onSent(stored)
    } catch (reason) {
      const why = sendingFailure(reason)
      setFailure(why)
      onFailed?.(why)
      // The session may be over: whoever it was signs in again and finds the text.
      void utils.account.me.invalidate()
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return {
    ...{ text: draft.text, type, send, problem, failure, isSending },
    isEmpty: !isVisible(draft.text),
  }
}
export type Writing = ReturnType<typeof useSending>
