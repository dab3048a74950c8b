import { expect, test } from 'vitest'
import { headingId } from './headingId.ts'

test.each([
  ['No more section 21', 'no-more-section-21'],
  ['The ladder’s second letter', 'the-ladders-second-letter'],
  ['What it cannot do, and says so', 'what-it-cannot-do-and-says-so'],
  ['“Who, me?”', 'who-me'],
])('%s has the anchor %s', (text, id) => expect(headingId(text)).toBe(id))
