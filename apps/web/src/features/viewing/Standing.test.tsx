import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { changeBy, type ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Standing } from './Standing.tsx'

const NOW = new Date('2026-11-20T10:00:00Z')
const AGREED: ViewingState = {
  ...{ status: 'confirmed', waitsFor: 'agent', date: '2026-11-27', times: ['10:00'] },
  ...{ startsAt: new Date('2026-11-27T10:00:00Z'), isRescheduled: false },
  ...{ wishedDates: null, wishedTimes: null, declineReason: null },
}
const VIEWING: Viewing = {
  ...{ id: 1, status: 'cancelled', waitsFor: 'agent', date: '2026-11-27', times: ['10:00'] },
  ...{ startsAt: '2026-11-27T10:00:00.000Z', isRescheduled: false, declineReason: null },
  ...{ rescheduleRequest: null, actions: [], agentName: 'Robin', notes: '', createdAt: '' },
  property: { id: 1, title: 'A house', address: 'York', image: null, isListed: true },
}

test.each([
  ['you cancelled', changeBy(AGREED, { name: 'cancel' }, 'seeker', NOW), /^You cancelled/],
  [
    'ended with its home leaving the market',
    changeBy(AGREED, { name: 'withdraw' }, 'market', NOW),
    /^This viewing was cancelled because the home had left the market\.$/,
  ],
  ['the agent declined', { declineReason: 'Let.' }, /^The agent declined this viewing:Let\.$/],
])('a viewing that %s says so', (_, { declineReason = null }, said) => {
  const viewing = { ...VIEWING, declineReason }
  expect(render(<Standing viewing={viewing} />).container.textContent).toMatch(said)
})
