import { expect, test } from 'vitest'
import { longDay, shortDay } from './days.ts'
import { tableText } from './tableText.ts'

test('a table is pasted with a column for each figure', () => {
  const day = {
    ...{ day: '2026-11-20', impressions: 1240, pageViews: 86 },
    ...{ saves: 7, enquiries: 3, viewings: 2 },
  }
  expect(tableText([day])).toBe(
    'Day\tShown in results\tPage views\tSaves\tEnquiries\tViewings asked for\n2026-11-20\t1240\t86\t7\t3\t2',
  )
})

test('days are named as they are in London, wherever the browser is', () => {
  expect([shortDay('2026-11-01'), longDay('2026-11-01')]).toEqual(['1 Nov', 'Sun 1 November 2026'])
})
