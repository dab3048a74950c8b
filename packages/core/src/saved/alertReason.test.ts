import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertReason, type MatchingHome, type Told, toldBy } from './alertReason.ts'

const SINCE = new Date('2026-06-10T07:00:00Z')
const BEFORE = new Date('2026-06-09T12:00:00Z')
const AFTER = new Date('2026-06-10T12:00:00Z')
const NEW: Told = { reason: 'new', price: 0 }
const REDUCED: Told = { reason: 'reduced', price: 450 }
const home = (facts: Partial<MatchingHome>): MatchingHome => ({
  id: 1,
  price: 450,
  createdAt: BEFORE,
  reducedAt: null,
  ...facts,
})

test.each<[string, Partial<MatchingHome>, Told[], string | undefined]>([
  ['neither new nor reduced', {}, [], undefined],
  ['new', { createdAt: AFTER }, [], 'new'],
  ['new at the very instant', { createdAt: SINCE }, [], 'new'],
  ['new, and told', { createdAt: AFTER }, [NEW], undefined],
  ['reduced', { reducedAt: AFTER }, [], 'reduced'],
  ['reduced before', { reducedAt: BEFORE }, [], undefined],
  ['reduced, and told', { reducedAt: AFTER }, [REDUCED], undefined],
  [
    'reduced to another price than was told',
    { reducedAt: AFTER, price: 400 },
    [REDUCED],
    'reduced',
  ],
  ['new and reduced', { createdAt: AFTER, reducedAt: AFTER }, [], 'new'],
  ['told as new, then reduced', { createdAt: AFTER, reducedAt: AFTER }, [NEW], 'reduced'],
  ['told as both', { createdAt: AFTER, reducedAt: AFTER }, [NEW, REDUCED], undefined],
  ['new without a price', { createdAt: AFTER, price: null }, [], 'new'],
])('a home that is %s', (_name, facts, told, expected) => {
  expect(alertReason(home(facts), SINCE, told)).toBe(expected)
})

test('what was told is not told again, whatever it was', () => {
  const instant = fc.constantFrom(BEFORE, SINCE, AFTER)
  const homes = fc.record({
    id: fc.constant(1),
    price: fc.option(fc.integer({ min: 0, max: 900 })),
    createdAt: instant,
    reducedAt: fc.option(instant),
  })
  fc.assert(
    fc.property(homes, (facts) => {
      const reason = alertReason(facts, SINCE, [])
      if (reason) expect(alertReason(facts, SINCE, toldBy(reason, facts))).toBeUndefined()
    }),
  )
})
