import { expect, test } from 'vitest'
import { progressAfter, STATUS_LINES, TICK_MS } from './progress.ts'

test('there are six lines of 2.5 seconds', () => {
  expect(STATUS_LINES).toHaveLength(6)
  expect(new Set(STATUS_LINES).size).toBe(6)
  expect(TICK_MS).toBe(2500)
})

test.each([
  [0, 0, 0, false],
  [1, 1, 100 / 6, false],
  [3, 3, 50, false],
  [5, 5, (5 * 100) / 6, false],
  [6, 5, 95, true],
  [20, 5, 95, true],
])('after %i ticks: line %i, %f %%, over: %s', (ticks, line, percent, isOver) => {
  const progress = progressAfter(ticks)
  expect(progress.line).toBe(STATUS_LINES[line])
  expect(progress.percent).toBeCloseTo(percent)
  expect(progress.isOver).toBe(isOver)
})
