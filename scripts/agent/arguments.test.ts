import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const WHOLE = [
  ...['--email', ' Robin@Finch.example', '--company', 'Finch & Co'],
  ...['--phone', '020 7946 0102', '--address', '1 High Street, York'],
]

test('reads who is invited', () => {
  expect(readArguments(WHOLE)).toEqual({
    ...{ email: 'robin@finch.example', companyName: 'Finch & Co' },
    ...{ phone: '020 7946 0102', address: '1 High Street, York' },
  })
})

test.each([
  [[], ['Enter the name of your company.', 'Enter your email address.']],
  [[...WHOLE.slice(2), '--email', 'robin'], ['Enter an email address such as name@example.com.']],
])('%j: says all that is missing or wrong', (typed, wrong) => {
  expect(readArguments(typed)).toEqual({ wrong: expect.arrayContaining(wrong) })
})

test.each([['--password', 'x'], ['somebody']])('%s is not understood', (...typed) => {
  expect(readArguments([...WHOLE, ...typed])).toEqual({ wrong: [] })
})
