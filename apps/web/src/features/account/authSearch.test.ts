import { expect, test } from 'vitest'
import { authSearch } from './authSearch.ts'

test.each([
  '/viewings',
  '/property/7?photo=2#map',
  '/properties?location=Clapham%20South&maxPrice=1800',
  '/authors',
])('signing in leads back to %s', (from) => {
  expect(authSearch({ from })).toEqual({ from })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
  'viewings',
  '/auth',
  '/auth?from=/auth',
  '/../auth',
  '',
  7,
  ['/viewings'],
])('%j is not where signing in leads to', (from) => {
  expect(authSearch({ from }).from).toBeUndefined()
})

test.each(['signUp', 'email', 'true'])('a link to confirm %s is recognised', (confirm) => {
  expect(authSearch({ confirm })).toEqual({ confirm })
})

test('links from e-mails are recognised, and anything else is left out', () => {
  expect(authSearch({ reset: 'true', x: '1' })).toEqual({ reset: 'true' })
  expect(authSearch({ confirm: 'signup', reset: 'yes' })).toEqual({})
})
