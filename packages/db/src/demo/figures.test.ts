import { expect, test } from 'vitest'
import { demoFigures } from './figures.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const home = (createdAt: string, isPublic = true) => ({
  ...{ id: 7, address: '1 Rose Lane, York', isPublic },
  createdAt: new Date(createdAt),
})

test('a home is seen from the day that it was listed, the same on every machine', () => {
  const days = demoFigures(home('2026-05-20T12:00:00Z'), NOW)
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([13, '2026-05-20', '2026-06-01'])
  expect(demoFigures(home('2026-05-20T12:00:00Z'), NOW)).toEqual(days)
})

test('more see it than open it, and more open it than save it', () => {
  const days = demoFigures(home('2025-01-01T12:00:00Z'), NOW)
  expect(days).toHaveLength(60)
  const sum = (kind: 'impressions' | 'pageViews' | 'saves') =>
    days.reduce((total, day) => total + day[kind], 0)
  expect(sum('saves')).toBeGreaterThan(0)
  expect(sum('pageViews')).toBeGreaterThan(4 * sum('saves'))
  expect(sum('impressions')).toBeGreaterThan(4 * sum('pageViews'))
})

test('one that is off the market has none', () => {
  expect(demoFigures(home('2025-01-01T12:00:00Z', false), NOW)).toEqual([])
})
