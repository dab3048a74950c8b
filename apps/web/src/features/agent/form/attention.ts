import type { ListingField } from '@hearth/core/property/listingContract.ts'
import { FIELDS_IN_ORDER } from './values.ts'

/** All that keeps a home from being saved, in one message: one thing as it is, several with their number. */
export function attentionInWords(messages: readonly string[]): string {
  const distinct = [...new Set(messages)]
  if (distinct.length < 2) return distinct.join('')
  return `${distinct.length} things need your attention: ${distinct.join(' ')}`
}

const placeOf = (path: string) => FIELDS_IN_ORDER.indexOf(path.split('.')[0] as ListingField)

/** What is wrong with fields, in the order of the page. */
export const messagesOf = (errors: Record<string, unknown>): string[] =>
  Object.keys(errors)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((path) => String(errors[path]))
