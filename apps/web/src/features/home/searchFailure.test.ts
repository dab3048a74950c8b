import { expect, test } from 'vitest'
import { describeSearchFailure } from './searchFailure.ts'

test('an Error is told with its message', () => {
  expect(describeSearchFailure(new Error('Too many requests.'))).toEqual({
    alert: 'Too many requests.',
    reply:
      "I'm sorry, I encountered an error: Too many requests. Please try again with a different query.",
  })
})

test.each(['a text', undefined, null, { message: 'no Error' }])(
  'anything else is unknown',
  (thrown) => {
    expect(describeSearchFailure(thrown)).toEqual({
      alert: 'An unknown error occurred while processing your search query.',
      reply: "I'm sorry, I encountered an unknown error. Please try again with a different query.",
    })
  },
)
