import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHOICE_VERSION, readChoice, standingOf, writeChoice } from './choice.ts'

const ASKED = new Date('2026-06-01T12:00:00Z')
const kept = (changed: object = {}) =>
  JSON.stringify({ answer: 'yes', at: ASKED.toISOString(), version: CHOICE_VERSION, ...changed })

test('what is written is read, for twelve months and no longer', () => {
  fc.assert(
    fc.property(fc.constantFrom('yes', 'no'), fc.integer({ min: 0, max: 364 }), (answer, days) => {
      const later = new Date(ASKED.getTime() + days * 86_400_000)
      expect(readChoice(writeChoice(answer, ASKED), later)).toEqual({ answer, at: ASKED })
    }),
  )
  expect(readChoice(kept(), new Date('2027-06-01T11:59:59Z'))).not.toBeNull()
  expect(readChoice(kept(), new Date('2027-06-01T12:00:00Z'))).toBeNull()
})

describe('a choice counts as not made', () => {
  test.each([
    ['when nothing is kept', null],
    ['when the text is none of ours', 'yes'],
    ['when it says neither', kept({ answer: 'perhaps' })],
    ['when it was about something else', kept({ version: CHOICE_VERSION + 1 })],
    ['when it has no date', kept({ at: undefined })],
    ['when its date makes no sense', kept({ at: 'yesterday' })],
    ['when its date is still to come', kept({ at: '2026-06-01T12:00:01Z' })],
  ])('%s', (_why, text) => {
    expect(readChoice(text, ASKED)).toBeNull()
  })

  test('whatever the text is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readChoice(text, ASKED)).toBeNull()
      }),
    )
  })
})

test.each([
  ['off', false, false, 'yes'],
  ['off', false, true, null],
  ['ask', true, false, null],
  ['yes', true, false, 'yes'],
  ['no', true, false, 'no'],
  ['signal', true, true, null],
  ['signal', true, true, 'yes'],
  ['signal', true, true, 'no'],
] as const)(
  '%s: set up %s, signal %s, answer %s',
  (standing, isSetUp, hasPrivacySignal, answer) => {
    const choice = answer && { answer, at: ASKED }
    expect(standingOf({ isSetUp, hasPrivacySignal, choice })).toBe(standing)
  },
)
