import { z } from 'zod'

/** The greeting is part of every chat and never sent along when a text is interpreted (S1 section 3). */
const WELCOME_MESSAGE_ID = 'welcome-msg'
const WELCOME_TEXT =
  'Hi there! I can help you find your perfect property. What are you looking for today?'

/** S1 section 9: how many earlier messages help to understand the next. */
const HISTORY_MESSAGES = 10
/** A day's chat fits; a chat that never ends doesn't fill the browser's storage. */
const KEPT_MESSAGES = 100

const chatMessageSchema = z.object({
  id: z.string(),
  sender: z.enum(['user', 'assistant']),
  text: z.string(),
  /** ISO instant. */
  timestamp: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
export type ChatSender = ChatMessage['sender']

const storedSchema = z.array(chatMessageSchema).min(1)

/** The chat as it begins, and as a reset leaves it. */
export function welcomeMessages(now: Date): ChatMessage[] {
  return [
    {
      id: WELCOME_MESSAGE_ID,
      sender: 'assistant',
      text: WELCOME_TEXT,
      timestamp: now.toISOString(),
    },
  ]
}

/** The chat with one more message; the oldest leave when it grows too long, the greeting never. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const [welcome, ...rest] = [...messages, message]
  return welcome ? [welcome, ...rest.slice(-KEPT_MESSAGES)] : [message]
}

/** Reads what an earlier page view stored; undefined when it is none or not a chat. */
export function parseStoredMessages(stored: string | null): ChatMessage[] | undefined {
  if (stored === null) return undefined
  try {
    return storedSchema.parse(JSON.parse(stored))
  } catch {
    // Written by another version, or by hand: a chat is cheap to begin again.
    return undefined
  }
}

/** What goes along with a new text: the last messages, without the greeting. */
export function historyOf(
  messages: readonly ChatMessage[],
): Pick<ChatMessage, 'sender' | 'text'>[] {
  return messages
    .filter((message) => message.id !== WELCOME_MESSAGE_ID)
    .slice(-HISTORY_MESSAGES)
    .map(({ sender, text }) => ({ sender, text }))
}
