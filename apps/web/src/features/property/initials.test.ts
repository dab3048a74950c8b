import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Jane Morrow', 'JM'],
  ['Estate Agent', 'EA'],
  ['Madonna', 'M'],
  ['Jean-Luc van der Berg', 'JB'],
  ['  siân   ó sé ', 'SS'],
  ['Morrow & Finch', 'MF'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
