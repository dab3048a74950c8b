import { expect, test } from 'vitest'
import { moved } from './order.ts'

test.each([
  [0, 2, 'bcad'],
  [2, 0, 'cabd'],
  [3, 3, 'abcd'],
  [1, 9, 'acdb'],
  [2, -1, 'cabd'],
  [7, 0, 'abcd'],
])('from place %i to place %i', (from, to, order) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(order)
})
