import { blmFile } from '@hearth/core/import/testing/blmFile.ts'
import { expect, test } from 'vitest'
import { batchesOf } from './survey.ts'

async function sizesOf(rows: readonly (readonly string[])[], most: number): Promise<number[]> {
  const bytes = new TextEncoder().encode(blmFile(['AGENT_REF', 'DESCRIPTION'], rows))
  const source = {
    async *read() {
      for (let from = 0; from < bytes.length; from += 65_536) {
        yield bytes.subarray(from, from + 65_536)
      }
    },
    media: null,
    close: async () => undefined,
  }
  const sizes: number[] = []
  for await (const batch of batchesOf(source, most)) sizes.push(batch.length)
  return sizes
}

test('rows come so many at a time', async () => {
  const rows = Array.from({ length: 5 }, (_, nth) => [`A${nth}`, 'A home.'])
  expect(await sizesOf(rows, 2)).toEqual([2, 2, 1])
})

test.each([
  ['long', ['A1', 'x'.repeat(250_000)], 8],
  ['of nothing but ends of fields', Array<string>(250_000).fill(''), 125],
])('and fewer when they are %s', async (_, row, most) => {
  const sizes = await sizesOf(Array<string[]>(150).fill(row), 250)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(150)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
})
