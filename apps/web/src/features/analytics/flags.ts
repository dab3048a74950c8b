import { type Flag, type Variant, variantOf } from '@hearth/core/analytics/flags.ts'
import { useLayoutEffect, useState } from 'react'
import { setShown } from './discretion.ts'
import { measure } from './measure.ts'

/**
 * The variant of a flag for whoever looks: the default unless they are measured and PostHog has said otherwise by
 * now. It stays the same while what uses it is shown, so that nothing moves under anybody's eyes.
 */
export function useFlag<Name extends Flag>(name: Name): Variant<Name> {
  const [variant] = useState(() => variantOf(name, measure.variant(name)))
  // Before the page is told of as opened.
  useLayoutEffect(() => setShown(name, variant), [name, variant])
  return variant
}
