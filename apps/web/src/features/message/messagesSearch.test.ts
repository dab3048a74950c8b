import { expect, test } from 'vitest'
import { messagesSearch } from './messagesSearch.ts'

test('the address names a home by its number, and anything else names none', () => {
  expect(messagesSearch({ property: '12' })).toEqual({ property: 12 })
  expect(messagesSearch({ property: 12, other: 'x' })).toEqual({ property: 12 })
  for (const property of [undefined, '', 'abc', '0', '-4', '1.5', '99999999999']) {
    expect(messagesSearch({ property })).toEqual({})
  }
})
