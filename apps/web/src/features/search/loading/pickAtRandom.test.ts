import { expect, test } from 'vitest'
import { pickAtRandom } from './pickAtRandom.ts'

test('picks as many as asked, each once', () => {
  const picked = pickAtRandom([1, 2, 3, 4, 5, 6], 3, Math.random)
  expect(new Set(picked).size).toBe(3)
})

test('follows the random numbers and leaves the given list alone', () => {
  const items = ['a', 'b', 'c', 'd']
  const numbers = [0.99, 0, 0.5]
  expect(pickAtRandom(items, 3, () => numbers.shift() ?? 0)).toEqual(['d', 'a', 'c'])
  expect(items).toEqual(['a', 'b', 'c', 'd'])
})

test('returns all of a short list', () => {
  expect(pickAtRandom([7], 3, () => 0)).toEqual([7])
  expect(pickAtRandom([], 3, () => 0)).toEqual([])
})
