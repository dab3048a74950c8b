import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { logWarning } from '../../../log.ts'
import {
  type ChatMessage,
  type ChatSender,
  parseStoredMessages,
  welcomeMessages,
  withMessage,
} from './messages.ts'

const STORAGE_KEY = 'hearth.chat'

interface Chat {
  /** Oldest first; the first is the greeting. */
  messages: readonly ChatMessage[]
  add(sender: ChatSender, text: string): void
  /** Leaves just the greeting. */
  reset(): void
}

const ChatContext = createContext<Chat | null>(null)

/** Holds the one conversation that home and results share, for as long as the browser tab lives. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState(
    () => parseStoredMessages(storedChat()) ?? welcomeMessages(new Date()),
  )

  useEffect(() => storeChat(messages), [messages])

  const chat = useMemo<Chat>(
    () => ({
      messages,
      add: (sender, text) => {
        const now = new Date()
        setMessages((earlier) => {
          const id = `msg-${earlier.length}-${now.getTime()}`
          return withMessage(earlier, { id, sender, text, timestamp: now.toISOString() })
        })
      },
      reset: () => setMessages(welcomeMessages(new Date())),
    }),
    [messages],
  )

  return <ChatContext value={chat}>{children}</ChatContext>
}

/** Null also where the browser forbids its storage, of which even the name throws then. */
function storedChat(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch (error) {
    logWarning('The conversation before this page could not be read', error)
    return null
  }
}

/** A chat that cannot be kept goes on; only a reload loses it. */
function storeChat(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(messages))
  } catch (error) {
    logWarning('The conversation could not be kept', error)
  }
}

/** The conversation with the assistant. Throws outside a ChatProvider. */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('useChat must be used within a ChatProvider')
  return chat
}
