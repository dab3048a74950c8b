import { expect, test } from 'vitest'
import { tiesInWords } from './tiesInWords.ts'

const NONE = { openRequests: 0, agreedViewings: 0, conversations: 0, hearts: 0 }

test('nothing hangs on it', () => {
  expect(tiesInWords(NONE)).toEqual([])
})

test.each([
  [{ openRequests: 1 }, '1 viewing request is cancelled, and whoever asked is told.'],
  [{ openRequests: 1200 }, '1,200 viewing requests are cancelled, and whoever asked is told.'],
  [{ agreedViewings: 1 }, '1 agreed viewing is cancelled, and whoever was coming is told.'],
  [{ conversations: 2 }, '2 conversations stay in your messages, to be read and answered.'],
  [{ hearts: 1 }, '1 member has saved it, and will see that it has left the market.'],
])('%j', (some, line) => {
  expect(tiesInWords({ ...NONE, ...some })).toEqual([line])
})
