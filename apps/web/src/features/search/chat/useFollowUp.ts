import type { InterpretOutput, SearchCriteria } from '@hearth/core/search/contract.ts'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { useSaid } from '../said/SaidProvider.tsx'
import { saidIn } from '../said/said.ts'
import { useChat } from './ChatProvider.tsx'
import { historyOf, withoutFailedTry } from './messages.ts'

// S1 section 8, to the letter.
const FAILURE_TITLE = 'Search Error'
const FAILURE_TEXT =
  "Sorry, I couldn't process your search request. Please try again or refine your query."
const FAILURE_REPLY =
  "Sorry, I couldn't process your search request. Please try again or be more specific about what you're looking for."

interface Options {
  /** The search that the next text changes. */
  criteria: SearchCriteria
  /** Called only while the page that asked is still shown. */
  onAnswer(answer: InterpretOutput): void
}

/** The conversation beside the results: what is being typed, and sending it to be understood. */
export function useFollowUp({ criteria, onAnswer }: Options) {
  const chat = useChat()
  const { add: addSaid } = useSaid()
  const [text, setText] = useState('')
  const interpret = trpc.search.interpret.useMutation({
    // The reply belongs to the conversation, also when its page was left meanwhile.
    onSuccess: (answer) => chat.add('assistant', answer.reply),
    onError: () => {
      chat.addFailure(FAILURE_REPLY)
      notifications.show({ color: 'red', title: FAILURE_TITLE, message: FAILURE_TEXT })
    },
  })

  /** Ignored when there is nothing to read, or while the last text is still being read. */
  const send = () => {
    const query = text.trim()
    if (query === '' || interpret.isPending) return
    const history = historyOf(withoutFailedTry(chat.messages, query))
    chat.add('user', query)
    interpret.mutate(
      { query, criteria, listingType: criteria.listingType, history },
      {
        onSuccess: (answer) => {
          setText((typed) => (typed.trim() === query ? '' : typed))
          addSaid(saidIn(query, answer))
          onAnswer(answer)
        },
      },
    )
  }

  return {
    messages: chat.messages,
    text,
    setText,
    send,
    reset: chat.reset,
    isProcessing: interpret.isPending,
  }
}
export type FollowUp = ReturnType<typeof useFollowUp>
