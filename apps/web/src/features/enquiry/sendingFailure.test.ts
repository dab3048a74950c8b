import { TRPCClientError } from '@trpc/client'
import { describe, expect, test } from 'vitest'
import { sendingFailure } from './sendingFailure.ts'

const refused = (data: object, message = 'refused') =>
  new TRPCClientError(message, { result: { error: { message, code: -32600, data } } as never })

describe('a failure in words', () => {
  test('names how long to wait', () => {
    const failure = refused({
      appError: { code: 'rateLimited', params: { seconds: 3500 } },
      fields: [],
    })
    expect(sendingFailure(failure).text).toContain('in 59 minutes.')
  })

  test('puts what the server says of a field beside it', () => {
    const fields = [
      { path: 'times.0', message: 'Choose another time.' },
      { path: 'email', message: 'Enter an email address.' },
    ]
    expect(sendingFailure(refused({ appError: null, fields }))).toEqual({
      text: 'Choose another time. Enter an email address.',
      fields: { times: 'Choose another time.', email: 'Enter an email address.' },
    })
  })

  test.each([
    [refused({ appError: { code: 'notFound', params: {} } }), 'no longer listed'],
    [refused({ appError: { code: 'notViewable', params: {} } }, 'Not viewable.'), 'Not viewable.'],
    [refused({ appError: null }), 'on our side'],
    [new Error('TypeError: x is undefined'), 'on our side'],
    [TRPCClientError.from(new TypeError('Failed to fetch')), 'Hearth cannot be reached'],
  ])('%s', (error, text) => {
    expect(sendingFailure(error).text).toContain(text)
  })
})
