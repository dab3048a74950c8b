import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLAG_NAMES, FLAGS, variantOf } from './flags.ts'

test('a variant that there is holds, and the default for all else', () => {
  for (const name of FLAG_NAMES) {
    for (const variant of FLAGS[name]) expect(variantOf(name, variant)).toBe(variant)
    fc.assert(
      fc.property(fc.anything(), (said) => {
        fc.pre(!FLAGS[name].some((variant) => variant === said))
        expect(variantOf(name, said)).toBe(FLAGS[name][0])
      }),
    )
  }
})
