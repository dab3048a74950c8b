import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test.each([
  [['a.blm', '--agent', '7'], { agentId: 7, mode: 'import', withdrawsMissing: false }],
  [['--agent=7', 'a.blm', '--dry-run'], { mode: 'dryRun' }],
  [['a.blm', '--agent', '7', '--withdraw-missing'], { withdrawsMissing: true }],
])('%j', (typed, asked) => {
  expect(readArguments(typed, '/feeds')).toMatchObject({ path: '/feeds/a.blm', ...asked })
})

test.each([
  [[]],
  [['a.blm']],
  [['a.blm', '--agent', 'x']],
  [['a.blm', 'b.blm', '--agent', '7']],
  [['a.blm', '--agent', '7', '--drop']],
])('%j is not understood', (typed) => {
  expect(readArguments(typed, '/feeds')).toBeUndefined()
})
