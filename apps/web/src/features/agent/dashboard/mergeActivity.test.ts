import type { Activity } from '@hearth/core/agent/contract.ts'
import { expect, test } from 'vitest'
import { mergeActivity } from './mergeActivity.ts'

const message = (id: number) => ({
  ...{ id, propertyId: 1, title: 'A house', name: 'Gwen', text: 'Hello?' },
  createdAt: '2026-11-20T10:00:00.000Z',
})
const activity = (lastVisitAt: string | null, until: string, ids: number[]): Activity => ({
  ...{ lastVisitAt, until },
  viewings: { count: 0, items: [] },
  messages: { count: ids.length, items: ids.map(message) },
})
const [TEN, ELEVEN, NOON] = ['T10:00', 'T11:00', 'T12:00'].map(
  (time) => `2026-11-20${time}:00.000Z`,
) as [string, string, string]

const idsOf = ({ messages }: Activity) => messages.items.map(({ id }) => id)

test('what was seen stays beside what has come since, the newest first', () => {
  const merged = mergeActivity(activity(null, TEN, [2, 1]), activity(TEN, ELEVEN, [3]))
  expect(idsOf(merged)).toEqual([3, 2, 1])
  expect(merged.messages.count).toBe(3)
})

test('an answer from before it counted as seen repeats nothing', () => {
  const merged = mergeActivity(activity(null, TEN, [2, 1]), activity(null, NOON, [3, 2, 1]))
  expect(idsOf(merged)).toEqual([3, 2, 1])
  expect(merged.messages.count).toBe(3)
})
