import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { LEFT_THE_MARKET } from '@hearth/core/viewing/stateMachine.ts'
import { expect, test } from 'vitest'
import { agentNote, agentStatus, lineInList, timeInList } from './agentWords.ts'

const VIEWING: AgentViewing = {
  ...{ id: 1, status: 'pending', waitsFor: 'agent', date: '2026-11-27', times: ['10:00', '14:00'] },
  ...{ startsAt: null, isRescheduled: false, rescheduleRequest: null, declineReason: null },
  ...{ actions: ['accept', 'decline', 'proposeTime'], wishes: [], createdAt: '' },
  property: { id: 1, title: 'A house', address: 'York', image: null, isListed: true },
  seeker: { name: 'Ada', email: 'ada@example.com', phone: '' },
}
const proposed: Partial<AgentViewing> = { waitsFor: 'seeker', times: ['10:00'] }
const startsAt = '2026-11-27T10:00:00.000Z'

test.each<[Partial<AgentViewing>, string, string | undefined]>([
  [{}, 'Pending', undefined],
  [{ isRescheduled: true }, 'Pending', 'Asked for other times than those you proposed.'],
  [
    { ...proposed, actions: ['decline'] },
    'Time proposed',
    'You proposed Friday 27 November 2026 at 10:00, and wait for an answer.',
  ],
  [
    { ...proposed, actions: ['decline', 'proposeTime'] },
    'Not answered',
    'You proposed Friday 27 November 2026 at 10:00, which has passed without an answer.',
  ],
  [{ status: 'confirmed', startsAt }, 'Confirmed', undefined],
  [
    { status: 'rescheduling', startsAt, times: ['10:00'] },
    'Rescheduling',
    'The agreed time, Friday 27 November 2026 at 10:00, is held until you answer.',
  ],
  [{ status: 'completed', startsAt }, 'Completed', undefined],
  [{ status: 'cancelled' }, 'Cancelled', 'Cancelled by the seeker.'],
  [{ status: 'cancelled', declineReason: 'Let.' }, 'Cancelled', 'Declined: Let.'],
  [
    { status: 'cancelled', declineReason: LEFT_THE_MARKET },
    'Cancelled',
    'Cancelled because the home had left the market.',
  ],
])('%j is said to be %s', (change, status, note) => {
  const viewing = { ...VIEWING, ...change, times: [...(change.times ?? VIEWING.times)] }
  expect(agentStatus(viewing)).toBe(status)
  expect(agentNote(viewing)).toBe(note)
})

test('in a list: the agreed time in London, else the first, and all that are in question', () => {
  expect(timeInList({ startsAt: '2027-06-07T09:00:00.000Z', times: ['10:00'] })).toBe('10:00')
  expect(timeInList(VIEWING)).toBe('10:00')
  expect(lineInList(VIEWING)).toBe('Ada · Pending, 10:00 or 14:00')
  expect(lineInList({ ...VIEWING, status: 'confirmed', times: ['14:00'] })).toBe('Ada · Confirmed')
})
