import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { isWorthRetrying } from './trpc.ts'

const failure = (httpStatus: number | undefined) =>
  TRPCClientError.from({
    error: { message: 'no', code: -32603, data: httpStatus === undefined ? {} : { httpStatus } },
  })

test.each([
  ['a server that failed', 500, true],
  ['a server that is restarting', 503, true],
  ['a connection that broke', undefined, true],
  ['an input that was refused', 400, false],
  ['a home that is gone', 404, false],
  ['too many requests', 429, false],
])('%s (%s): %s', (_, status, isWorth) => {
  expect(isWorthRetrying(0, failure(status))).toBe(isWorth)
})

test('gives up after two more tries', () => {
  expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, failure(500)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a fault of our own code is not tried again', () => {
  expect(isWorthRetrying(0, new Error('a bug'))).toBe(false)
})
