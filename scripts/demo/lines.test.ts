import { expect, test } from 'vitest'
import { removalLines } from './lines.ts'

const NOTHING = {
  ...{ homes: 0, keptHomes: 0, addedHomes: 0, companies: 0, keptCompanies: 0 },
  ...{ accounts: 0, places: 0, viewings: 0, measuredAnew: 0 },
}
const SOME = { ...NOTHING, homes: 2998, keptHomes: 2, accounts: 2, viewings: 1 }

test('tells before it does anything, and how to do it', () => {
  expect(removalLines(SOME, false)).toEqual([
    'Would be removed:',
    '  2,998 demo homes, with their history and their made-up enquiries',
    '  2 demo accounts',
    'Would stay, off the market:',
    '  2 demo homes that real people wrote about, asked to see or saved',
    'Besides:',
    '  1 open viewings, which are cancelled; whoever asked is told by e-mail',
    'Nothing is changed yet. Make a backup, then: pnpm demo:remove --yes',
  ])
})

test('tells afterwards what was done, and how it stays so', () => {
  const lines = removalLines(SOME, true)
  expect(lines[0]).toBe('Removed:')
  expect(lines.at(-1)).toContain('Set DEMO=off')
})

test('says that there is nothing', () => {
  expect(removalLines(NOTHING, false)).toEqual(['There is nothing of the demo.'])
})
