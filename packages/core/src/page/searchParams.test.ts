import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './searchParams.ts'

describe('stringifySearch', () => {
  test.each([
    [{ type: 'rent', location: 'Clapham' }, '?type=rent&location=Clapham'],
    [{ location: 'Newcastle upon Tyne' }, '?location=Newcastle+upon+Tyne'],
    [{ features: 'garden,parking' }, '?features=garden,parking'],
    [{ location: 'Leith; York' }, '?location=Leith;+York'],
    [{ beds: 0, location: undefined, type: '' }, '?beds=0'],
    [{ from: '/messages' }, '?from=/messages'],
    [{}, ''],
  ])('%j is written as %s', (search, text) => {
    expect(stringifySearch(search)).toBe(text)
  })
})

describe('parseSearch', () => {
  test('reads texts, never JSON', () => {
    expect(parseSearch('?beds=2&location=%22Leith%22&type=true')).toEqual({
      beds: '2',
      location: '"Leith"',
      type: 'true',
    })
  })

  test.each(['A & B = C', 'çà et là', '100% ; a,b', '“quotes”', 'a+b c'])(
    'gives back what was written: %s',
    (location) => {
      expect(parseSearch(stringifySearch({ location }))).toEqual({ location })
    },
  )

  test('survives a broken address', () => {
    expect(parseSearch('?location=%E0%A4%A&=x&type')).toMatchObject({ type: '' })
  })
})
