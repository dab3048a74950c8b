import { agentConversationsInput } from '@hearth/core/message/agentContract.ts'

/** What the address says of an agent's messages: which of them are shown. */
export interface MessagesFilter {
  /** Words to find them by. */
  q?: string
  /** Whether those without anything unread are left out. */
  unread?: true
  /** The home that they are about. */
  home?: number
}

const { query, propertyId } = agentConversationsInput.shape

/** Reads the address; what is no filter is left out. */
export function messagesFilter({ q, unread, home }: Record<string, unknown>): MessagesFilter {
  // A search for a number is a number in the address.
  const words = query.safeParse(typeof q === 'number' ? String(q) : q).data
  const id = propertyId.safeParse(home).data
  return {
    ...(words && { q: words }),
    ...(unread === true && { unread }),
    ...(id !== undefined && { home: id }),
  }
}
