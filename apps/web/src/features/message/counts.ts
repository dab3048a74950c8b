/** "1 message", "3 messages". */
export const messagesInWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'message' : 'messages'}`

/** "1 unread message", "3 unread messages". */
export const unreadInWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} unread ${count === 1 ? 'message' : 'messages'}`

/** "1 conversation", "3 conversations". */
export const conversationsInWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'conversation' : 'conversations'}`
