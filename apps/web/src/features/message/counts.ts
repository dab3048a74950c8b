import { inThousands } from '@hearth/core/number/inThousands.ts'
/** "1 message", "3 messages". */
export const messagesInWords = (count: number): string =>
  `${inThousands(count)} ${count === 1 ? 'message' : 'messages'}`

/** "1 unread message", "3 unread messages". */
export const unreadInWords = (count: number): string =>
  `${inThousands(count)} unread ${count === 1 ? 'message' : 'messages'}`

/** "1 conversation", "3 conversations". */
export const conversationsInWords = (count: number): string =>
  `${inThousands(count)} ${count === 1 ? 'conversation' : 'conversations'}`
