import { expect, test } from 'vitest'
import { propertyIdFrom } from './propertyId.ts'

test('reads the number of a listing', () => {
  expect(propertyIdFrom('42')).toBe(42)
})

test.each([
  ...'0 -1 1.5 1e3 01 007 0x1 abc 1/ 1,2 ١ 99999999999 2147483648'.split(' '),
  '',
  ' 7',
  '7 ',
  '1\n',
  '9'.repeat(5000),
])('%j is no number of a listing', (param) => {
  expect(propertyIdFrom(param)).toBeUndefined()
})
