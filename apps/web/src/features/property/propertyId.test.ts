import { expect, test } from 'vitest'
import { propertyIdFrom } from './propertyId.ts'

test('reads the number of a listing', () => {
  expect(propertyIdFrom('42')).toBe(42)
})

test.each(['', '0', '-1', '1.5', '1e3', ' 7', 'abc', '99999999999', '2147483648'])(
  '%j is no number of a listing',
  (param) => {
    expect(propertyIdFrom(param)).toBeUndefined()
  },
)
