import { expect, test } from 'vitest'
import { reconnectDelayMs } from './timing.ts'

test.each([
  [1, 1000],
  [2, 2000],
  [3, 5000],
  [4, 10_000],
  [5, 10_000],
  [500, 10_000],
])('after %i failures in a row the next attempt is %i ms away', (failures, delay) => {
  expect(reconnectDelayMs(failures)).toBe(delay)
})
