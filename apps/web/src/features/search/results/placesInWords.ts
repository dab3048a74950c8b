import type { UnderstoodPlace } from '@hearth/core/search/contract.ts'

/** How one part of the location was taken, as a sentence for the empty state. */
export function placeInWords({ asked, matchedAs, label }: UnderstoodPlace): string {
  const isSame = asked.toLowerCase() === label.toLowerCase()
  if (matchedAs === 'text') return `We don’t know “${asked}”, so we looked for it in addresses.`
  if (matchedAs === 'postcode') return `We looked in the postcode ${label}.`
  return isSame ? `We looked in ${label}.` : `We took “${asked}” to be ${label}.`
}
