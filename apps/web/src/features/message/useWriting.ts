import { type Message, messageText } from '@hearth/core/message/contract.ts'
import { isVisible } from '@hearth/core/message/typedText.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'
import { type SendingFailure, sendingFailure } from '../enquiry/sendingFailure.ts'
import { forgetSent, keepDraft, namedForSending, readDraft, watchDrafts } from './draft.ts'

/** What somebody writes in one conversation: kept as typed until it is stored, and stored once. */
export function useWriting(propertyId: number, onSent: (message: Message) => void) {
  const { me } = useAuth()
  const utils = trpc.useUtils()
  const place = { userId: me?.id ?? 0, propertyId }
  const draft = useSyncExternalStore(watchDrafts, () => readDraft(place))
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  // A second Enter comes before the first has changed the button.
  const isUnderWay = useRef(false)
  // Without a network it fails at once and says so, instead of waiting for one unseen.
  const sending = trpc.message.send.useMutation({ networkMode: 'always' })

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
    const named = namedForSending(draft)
    keepDraft(place, named)
    try {
      const stored = await sending.mutateAsync({ propertyId, ...named })
      forgetSent(place, named)
      setFailure(null)
      onSent(stored)
    } catch (reason) {
      setFailure(sendingFailure(reason))
      // The session may be over: whoever it was signs in again and finds the text.
      void utils.account.me.invalidate()
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    ...{ text: draft.text, type, send, problem, failure },
    isSending: sending.isPending,
    isEmpty: !isVisible(draft.text),
  }
}
