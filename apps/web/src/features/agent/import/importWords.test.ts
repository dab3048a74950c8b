import { expect, test } from 'vitest'
import { askedFor, canBeImported, mediaLine, standing } from './importWords.ts'

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

test.each([
  [
    { takenIn: 14, leftOut: 1, isUnderWay: false },
    '14 taken in, 1 left out. “Notes” below tell why.',
  ],
  [{ takenIn: 3, leftOut: 0, isUnderWay: true }, '3 taken in, still being taken in.'],
  [{ takenIn: 0, leftOut: 0, isUnderWay: true }, 'still being taken in.'],
  [{ takenIn: 0, leftOut: 0, isUnderWay: false }, 'none taken in.'],
])('the media of an import: %j', (media, told) => {
  expect(mediaLine(media)).toBe(`Pictures and documents: ${told}`)
})

test.each([
  [{}, 'Dry run: nothing is changed yet'],
  [{ isImportedSince: true }, 'Dry run: imported afterwards'],
  [{ fileId: null }, 'Dry run'],
])('a dry run among earlier imports: %j', (change, told) => {
  const done = { ...TRIED, rowsDone: 1, rowsTotal: 1, isImportedSince: false }
  expect(standing({ ...done, ...change })).toBe(told)
})
