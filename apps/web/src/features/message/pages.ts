import type { Message, Thread } from '@hearth/core/message/contract.ts'

/** The pages of a thread, the newest first, with a message that was just stored: it may be there already. */
export function withMessage(pages: readonly Thread[], message: Message): Thread[] {
  const isThere = pages.some(({ messages }) => messages.some(({ id }) => id === message.id))
  const [newest, ...earlier] = pages
  if (isThere || !newest) return [...pages]
  return [{ ...newest, messages: [...newest.messages, message] }, ...earlier]
}
