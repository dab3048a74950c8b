import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormWorld } from '../form/testing/FormWorld.tsx'
import { AgentHomeCard } from './AgentHomeCard.tsx'

const { position: _, ...listing } = NEW_LISTING
const HOME: AgentHome = {
  ...listing,
  ...{ id: 7, title: 'A cottage', lat: 53.8, lng: -1.5, priceText: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', reducedAt: null, withdrawnAt: null },
}

test.each([
  ['nowhere on the map', { lat: null, lng: null }, 1],
  ['on the map', {}, 0],
  ['withdrawn', { lat: null, lng: null, withdrawnAt: '2026-11-21T10:00:00Z' }, 0],
])('of a home that is %s its agent is told so where it matters', async (_state, change, times) => {
  render(
    <FormWorld server={() => null}>
      <AgentHomeCard home={{ ...HOME, ...change }} />
    </FormWorld>,
  )
  await screen.findByText('A cottage')
  expect(screen.queryAllByText(/^Not on the map yet/)).toHaveLength(times)
})
