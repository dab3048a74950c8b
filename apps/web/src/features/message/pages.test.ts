import type { Message } from '@hearth/core/message/contract.ts'
import { expect, test } from 'vitest'
import { withMessage } from './pages.ts'

const message = (id: number): Message => ({ id, from: 'seeker', text: `${id}`, createdAt: '' })
const PAGES = [
  { messages: [message(3), message(4)], nextCursor: 3 },
  { messages: [message(1), message(2)], nextCursor: null },
]
const idsOf = (pages: typeof PAGES) => pages.map(({ messages }) => messages.map(({ id }) => id))

test('what was stored stands at the end of the newest page', () => {
  expect(idsOf(withMessage(PAGES, message(5)))).toEqual([
    [3, 4, 5],
    [1, 2],
  ])
})

test('what was loaded meanwhile is not shown twice', () => {
  expect(withMessage(PAGES, message(4))).toEqual(PAGES)
  expect(withMessage([], message(4))).toEqual([])
})
