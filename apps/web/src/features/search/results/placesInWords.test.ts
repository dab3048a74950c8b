import { expect, test } from 'vitest'
import { placeInWords } from './placesInWords.ts'

test.each([
  [{ asked: 'clapham', matchedAs: 'place', label: 'Clapham' }, 'We looked in Clapham.'],
  [
    { asked: 'Richmond', matchedAs: 'place', label: 'Richmond, London' },
    'We took “Richmond” to be Richmond, London.',
  ],
  [{ asked: 'sw4', matchedAs: 'postcode', label: 'SW4' }, 'We looked in the postcode SW4.'],
  [
    { asked: 'Narnia', matchedAs: 'text', label: 'Narnia' },
    'We don’t know “Narnia”, so we looked for it in addresses.',
  ],
] as const)('%j reads "%s"', (place, words) => {
  expect(placeInWords(place)).toBe(words)
})
