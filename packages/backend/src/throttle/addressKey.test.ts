import { expect, test } from 'vitest'
import { addressKey } from './mutations.ts'

test.each([
  ['2001:db8:0:1::5', '2001:0DB8::1:9:0:0:1'],
  ['2001:db8::', '2001:db8:0:0:ffff:ffff:ffff:ffff'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('%s and %s are one', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other))
})

test.each([
  ['2001:db8:0:1::5', '2001:db8:0:2::5'],
  ['2001:db8:1::', '2001:db8::1:0:0:0:0'],
  ['203.0.113.9', '203.0.113.10'],
])('%s and %s are two', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})

test('nothing of the address is left in its key', () => {
  expect(addressKey('203.0.113.9')).toMatch(/^[0-9a-f]{64}$/)
})
