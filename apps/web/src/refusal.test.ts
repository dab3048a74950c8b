import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { refusalOf, waitInWords } from './refusal.ts'

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [Number.NaN, '1 minute'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

test('a refusal keeps its code and says what the server said', () => {
  const message = 'This link is no longer valid.'
  const data = { appError: { code: 'linkInvalid', params: {} }, fields: [] }
  const error = { message, code: -32600, data }
  const refused = new TRPCClientError(message, { result: { error } as never })
  expect(refusalOf(refused)).toEqual({ text: message, fields: {}, code: 'linkInvalid' })
})

test('what has no message of its own says what S2 says', () => {
  const error = { message: 'secret', code: -32603, data: { httpStatus: 500 } }
  const fault = new TRPCClientError('secret', { result: { error } as never })
  expect(refusalOf(fault).text).toBe('Please try again')
  expect(refusalOf(new TypeError('x is undefined')).text).toBe('Please try again')
})
