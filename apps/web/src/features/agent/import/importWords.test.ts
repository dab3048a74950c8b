import { expect, test } from 'vitest'
import { askedFor, canBeImported } from './importWords.ts'

const TRIED = {
  state: 'done',
  mode: 'dryRun',
  fileId: 'f'.repeat(20),
  hasMedia: false,
  created: 0,
  updated: 0,
  withdrawn: 0,
} as const

test.each([
  [{}, false, 'This file changes none of your listings.'],
  [{ updated: 1 }, true, 'Importing makes these changes: 1 changed.'],
  [
    { hasMedia: true },
    true,
    'No row changes a listing. The pictures in the ZIP are taken in afterwards.',
  ],
  [
    { hasMedia: true, created: 2 },
    true,
    'Importing makes these changes: 2 new. The pictures in the ZIP are taken in afterwards.',
  ],
])('a dry run with %j', (found, isOffered, text) => {
  expect(canBeImported({ ...TRIED, ...found })).toBe(isOffered)
  expect(askedFor({ ...TRIED, ...found })).toBe(text)
})

test('what was imported, failed or is no longer kept is not offered', () => {
  const found = { ...TRIED, hasMedia: true, created: 1 }
  for (const change of [{ mode: 'import' }, { state: 'failed' }, { fileId: null }] as const) {
    expect(canBeImported({ ...found, ...change })).toBe(false)
  }
})
