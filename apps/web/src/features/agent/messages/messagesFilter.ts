import { agentConversationsInput } from '@hearth/core/message/agentContract.ts'
import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'

/** What the address says of an agent's messages: which of them are shown. */
export interface MessagesFilter {
  /** Words to find them by. */
  q?: string
  /** Whether those without anything unread are left out. */
  unread?: true
  /** The home that they are about. */
  home?: number
}

const { query } = agentConversationsInput.shape

/** Reads the address; what is no filter is left out. */
export function messagesFilter({ q, unread, home }: Record<string, unknown>): MessagesFilter {
  const words = query.safeParse(q).data
  const id = propertyIdFrom(String(home ?? ''))
  return {
    ...(words && { q: words }),
    ...(String(unread) === 'true' && { unread: true as const }),
    ...(id !== undefined && { home: id }),
  }
}
