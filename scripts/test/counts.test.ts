import { expect, test } from 'vitest'
import { countsOf as countsOfPlaywright } from './playwright.ts'
import { sum, tally } from './suite.ts'
import { countsOf as countsOfVitest } from './vitest.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] }

test('tests are counted as their runners report them', () => {
  expect(countsOfVitest(vitest, true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(countsOfVitest({ ...vitest, numFailedTests: 3 }, false).failed).toBe(3)
  expect(countsOfPlaywright(playwright, true)).toEqual({ passed: 4, failed: 0, skipped: 2 })
})

test('a run that failed although none of its tests did is a failure', () => {
  expect(countsOfVitest(vitest, false).failed).toBe(1)
  expect(countsOfPlaywright(playwright, false).failed).toBe(1)
  expect(countsOfPlaywright({ ...playwright, errors: [{}, {}] }, false).failed).toBe(2)
})

test('a browser test that passed only at the second attempt has failed', () => {
  const flaky = { ...playwright, stats: { ...playwright.stats, flaky: 1 } }
  expect(countsOfPlaywright(flaky, true).failed).toBe(1)
})

test('the last line adds up all suites, and names what was skipped only when something was', () => {
  const all = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 10, failed: 2, skipped: 3 },
  ])
  expect(tally(all)).toBe('11 passed, 2 failed, 3 skipped')
  expect(tally({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
})
