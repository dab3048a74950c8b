import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewingSchema } from './viewingSchema.ts'

const WISH = { name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' }
const problems = (date: string | null, times: string[]) =>
  (viewingSchema.safeParse({ ...WISH, date, times }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

beforeEach(() => {
  // 14:30 in London, on a Monday.
  vi.useFakeTimers({ now: new Date('2027-06-07T13:30:00Z') })
})
afterEach(() => vi.useRealTimers())

test.each([
  ['2027-06-07', ['15:00'], []],
  ['2027-06-07', ['14:00', '15:00'], ['times: Choose times that are still to come.']],
  ['2027-06-05', ['15:00'], ['date: Choose a date that is not in the past.']],
  ['2027-06-13', ['15:00'], ['date: Viewings are Monday to Saturday. Choose another date.']],
  [null, ['15:00'], ['date: Choose a date for your viewing.']],
  ['2027-06-08', [], ['times: Choose at least one preferred time.']],
])('on %s at %j: %j', (date, times, expected) => {
  expect(problems(date, times)).toEqual(expected)
})
