import { expect, test } from 'vitest'
import { dotsFor } from './cardDots.ts'

test.each([
  [1, 0, [0]],
  [4, 3, [0, 1, 2, 3]],
  [8, 0, [0, 1, 2, 3, 4]],
  [8, 4, [2, 3, 4, 5, 6]],
  [8, 7, [3, 4, 5, 6, 7]],
])('of %d pictures, with number %d shown, the dots are %j', (count, index, dots) => {
  expect(dotsFor(count, index)).toEqual(dots)
})
