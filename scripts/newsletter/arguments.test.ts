import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test.each([
  [['june.txt'], { path: '/letters/june.txt', isDryRun: false }],
  [['--dry-run', 'june.txt'], { path: '/letters/june.txt', isDryRun: true }],
  [['/else/june.txt'], { path: '/else/june.txt', isDryRun: false }],
])('%j', (typed, asked) => {
  expect(readArguments(typed, '/letters')).toEqual(asked)
})

test.each([[[]], [['a.txt', 'b.txt']], [['a.txt', '--dryrun']]])(
  '%j is not understood',
  (typed) => {
    expect(readArguments(typed, '/letters')).toBeUndefined()
  },
)
