import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const KNOWN = ['0.657750775', '0.789054187', '0.584835369']

const take = (seed: string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('a seed gives one sequence, on every machine', () => {
  expect(take('hearth', 3).map((n) => n.toFixed(9))).toEqual(KNOWN)
  expect(take('hearth', 50)).toEqual(take('hearth', 50))
  expect(take('hearth', 3)).not.toEqual(take('heart', 3))
})

test('numbers are spread evenly', () => {
  const tenths = new Array<number>(10).fill(0)
  for (const n of take('even', 20_000))
    tenths[Math.floor(n * 10)] = (tenths[Math.floor(n * 10)] ?? 0) + 1
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200)
})

test('a weight of 0 is never chosen, and weights are kept', () => {
  const random = createRandom('weights')
  const counts = { never: 0, often: 0, seldom: 0 }
  for (let i = 0; i < 4_000; i++) {
    counts[
      random.weighted([
        ['never', 0],
        ['often', 3],
        ['seldom', 1],
      ] as const)
    ] += 1
  }
  expect(counts.never).toBe(0)
  expect(counts.often / counts.seldom).toBeGreaterThan(2.6)
  expect(counts.often / counts.seldom).toBeLessThan(3.4)
})

test('nothing to choose from is an error, not undefined', () => {
  const random = createRandom('empty')
  expect(() => random.pick([])).toThrow(RangeError)
  expect(() => random.weighted([['a', 0]])).toThrow(RangeError)
})
