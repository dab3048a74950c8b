import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'

test.each([
  [
    '27 Argyle Road, West Bridgford, Nottingham NG2',
    '27 Argyle Road, ',
    'West Bridgford, Nottingham NG2',
  ],
  [
    'Flat 1, Langham House, Whitebeam Avenue, Walthamstow, London E17',
    'Flat 1, Langham House, Whitebeam Avenue, ',
    'Walthamstow, London E17',
  ],
  ['Mill Lane, Bakewell DE45', 'Mill Lane, ', 'Bakewell DE45'],
])('%s is written on two lines', (address, ...lines) => {
  expect(addressLines(address)).toEqual(lines)
  expect(addressLines(address).join('')).toBe(address)
})

test('what has no comma is one line', () => {
  expect(addressLines('Location not specified')).toEqual(['Location not specified'])
})
