import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { forgetInTab, keepInTab, readFromTab } from '../../../tabStorage.ts'
import {
  type ChatMessage,
  type ChatSender,
  storedChatSchema,
  welcomeMessages,
  withMessage,
} from './messages.ts'

interface Chat {
  /** Oldest first; the first is the greeting. */
  messages: readonly ChatMessage[]
  add(sender: ChatSender, text: string): void
  /** The assistant's answer when a text could not be read; a second try takes the place of the first. */
  addFailure(text: string): void
  /** Leaves just the greeting. */
  reset(): void
}

const ChatContext = createContext<Chat | null>(null)

/** Holds the one conversation that home and results share, for as long as the browser tab lives. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState(
    () => readFromTab('hearth.chat', storedChatSchema) ?? welcomeMessages(new Date()),
  )

  useEffect(() => {
    // The greeting alone is the same at any time: what is not said is not kept.
    if (messages.length > 1) keepInTab('hearth.chat', messages)
    else forgetInTab('hearth.chat')
  }, [messages])

  const chat = useMemo<Chat>(() => {
    const add = (sender: ChatSender, text: string, mark: Pick<ChatMessage, 'isFailure'> = {}) => {
      const timestamp = new Date().toISOString()
      setMessages((earlier) => withMessage(earlier, { sender, text, timestamp, ...mark }))
    }
    return {
      messages,
      add: (sender, text) => add(sender, text),
      addFailure: (text) => add('assistant', text, { isFailure: true }),
      reset: () => setMessages(welcomeMessages(new Date())),
    }
  }, [messages])

  return <ChatContext value={chat}>{children}</ChatContext>
}

/** The conversation with the assistant. Throws outside a ChatProvider. */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('useChat must be used within a ChatProvider')
  return chat
}
