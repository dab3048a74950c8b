import { expect, test } from 'vitest'
import { messagesInWords, unreadInWords } from './counts.ts'

test('one is no plural', () => {
  expect(messagesInWords(1)).toBe('1 message')
  expect(messagesInWords(3)).toBe('3 messages')
  expect(messagesInWords(1200)).toBe('1,200 messages')
  expect(unreadInWords(1)).toBe('1 unread message')
  expect(unreadInWords(2)).toBe('2 unread messages')
})
