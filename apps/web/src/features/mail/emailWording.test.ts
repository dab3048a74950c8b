import { expect, test } from 'vitest'
import { emailIdFrom } from './emailId.ts'
import { fullTime, isOnItsWay, shortTime } from './emailWording.ts'

test('times are those of London, in summer too', () => {
  expect(shortTime('2026-07-03T08:05:07.000Z')).toBe('3 Jul, 09:05')
  expect(fullTime('2026-03-03T09:05:07.000Z')).toBe('3 March 2026 at 09:05:07')
})

test('what is queued or sending is on its way', () => {
  const states = ['queued', 'sending', 'sent', 'failed'] as const
  expect(states.filter((state) => isOnItsWay({ state }))).toEqual(['queued', 'sending'])
})

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['9999999999', undefined],
  ['1.5', undefined],
  ['one', undefined],
])('the id of %s', (param, id) => {
  expect(emailIdFrom(param)).toBe(id)
})
