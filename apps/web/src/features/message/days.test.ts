import type { Message } from '@hearth/core/message/contract.ts'
import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const at = (id: number, createdAt: string): Message => ({ id, from: 'agent', text: '', createdAt })

test('messages stand under the day in London on which they were written', () => {
  const days = byDay([
    at(1, '2026-07-03T22:59:00.000Z'),
    at(2, '2026-07-03T23:01:00.000Z'),
    at(3, '2026-07-04T09:00:00.000Z'),
  ])
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-07-03', [1]],
    ['2026-07-04', [2, 3]],
  ])
  expect(byDay([])).toEqual([])
})
