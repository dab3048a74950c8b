import { describe, expect, it } from 'vitest'
import { createRandom, takeTurns } from './random.ts'

const first = (count: number, ...name: (string | number)[]): number[] => {
  const random = createRandom(...name)
  return Array.from({ length: count }, () => random.next())
}

describe('choices', () => {
  it('fall the same way for the same name and another way for its neighbour', () => {
    expect(first(5, 'front', 7)).toEqual(first(5, 'front', 7))
    expect(first(5, 'front', 7)).not.toEqual(first(5, 'front', 8))
    expect(first(5, 'front', 7)).not.toEqual(first(5, 'garden', 7))
  })

  it('are spread evenly, also over neighbouring seeds', () => {
    const values = Array.from({ length: 2000 }, (_, seed) => createRandom('spread', seed).next())
    for (const tenth of Array.from({ length: 10 }, (_, i) => i / 10)) {
      const share = values.filter((v) => v >= tenth && v < tenth + 0.1).length / values.length
      expect(share).toBeGreaterThan(0.06)
      expect(share).toBeLessThan(0.14)
    }
  })

  it('include both ends of a range of whole numbers', () => {
    const random = createRandom('dice')
    const rolls = new Set(Array.from({ length: 200 }, () => random.int(1, 6)))
    expect([...rolls].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('take turns, so that neighbours never get the same', () => {
    const list = ['a', 'b', 'c'] as const
    for (let turn = 0; turn < 9; turn += 1)
      expect(takeTurns(list, turn)).not.toBe(takeTurns(list, turn + 1))
  })
})
