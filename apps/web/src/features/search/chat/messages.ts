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
  /** Says that the text before it could not be read. */
  isFailure: z.literal(true).optional(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
export type ChatSender = ChatMessage['sender']

/** A chat as it is kept: never without its greeting. */
export const storedChatSchema = z.array(chatMessageSchema).min(1)

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

/**
 * The chat with one more message. The oldest leave when it grows too long, the greeting never; a text that
 * is tried again takes the place of its failed try.
 */
export function withMessage(
  messages: readonly ChatMessage[],
  message: Omit<ChatMessage, 'id'>,
): ChatMessage[] {
  const earlier =
    message.sender === 'user' ? withoutFailedTry(messages, message.text) : [...messages]
  // A failed try leaves its number to the next: the time tells the two apart.
  const id = `msg-${earlier.length}-${Date.parse(message.timestamp)}`
  const [welcome, ...rest] = [...earlier, { id, ...message }]
  return welcome ? [welcome, ...rest.slice(-KEPT_MESSAGES)] : []
}

/** The chat without its last exchange, if that was this very text and failed. */
export function withoutFailedTry(messages: readonly ChatMessage[], text: string): ChatMessage[] {
  const [asked, answer] = messages.slice(-2)
  const hasFailed = answer?.isFailure && asked?.sender === 'user' && asked.text === text
  return hasFailed ? messages.slice(0, -2) : [...messages]
}

/** What goes along with a new text: the last messages, without the greeting and what tells of failures. */
export function historyOf(
  messages: readonly ChatMessage[],
): Pick<ChatMessage, 'sender' | 'text'>[] {
  return messages
    .filter(({ id, isFailure }) => id !== WELCOME_MESSAGE_ID && !isFailure)
    .slice(-HISTORY_MESSAGES)
    .map(({ sender, text }) => ({ sender, text }))
}
