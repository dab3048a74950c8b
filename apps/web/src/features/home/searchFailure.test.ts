import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { describeSearchFailure } from './searchFailure.ts'

test('an Error is told with its message', () => {
  expect(describeSearchFailure(new Error('Too many requests.'))).toEqual({
    alert: 'Too many requests.',
    reply:
      "I'm sorry, I encountered an error: Too many requests. Please try again with a different query.",
  })
})

test('a lost connection is told in plain words', () => {
  const failure = describeSearchFailure(TRPCClientError.from(new TypeError('Failed to fetch')))
  expect(failure).toEqual({
    alert: 'Hearth cannot be reached. Check your connection and try again.',
    reply:
      "I'm sorry, I encountered an error: Hearth cannot be reached. Check your connection and try again. Please try again with a different query.",
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
