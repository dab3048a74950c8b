import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureBits, tagsOfBits } from './featureBits.ts'
import { FEATURE_TAGS } from './featureTags.ts'

test('what is packed is unpacked, in list order and once', () => {
  fc.assert(
    fc.property(fc.subarray([...FEATURE_TAGS]), (tags) => {
      expect(tagsOfBits(featureBits([...tags, ...tags]))).toEqual(tags)
    }),
  )
})

test('every tag fits a signed 64-bit column', () => {
  expect(featureBits(FEATURE_TAGS)).toBeLessThan(2n ** 63n)
  expect(new Set(FEATURE_TAGS).size).toBe(FEATURE_TAGS.length)
})
