import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditPropertyPage, NewPropertyPage } from './PropertyFormPage.tsx'
import { AGENT, FormWorld } from './testing/FormWorld.tsx'

const NEXT = { ...AGENT, id: 2, name: 'Wren Homes' }
const answers: Record<string, unknown> = {
  'maps.config': { styleUrl: null, staticKey: null },
  'agent.properties.byId': {
    ...{ id: 7, version: 'v1', foundPosition: null },
    listing: { ...NEW_LISTING, title: 'A cottage' },
  },
}
const server = (path: string) => answers[path]

test.each([
  ['new', <NewPropertyPage key="new" />, 'hearth.listing.1.new', 'hearth.listing.2.new'],
  ['edit', <EditPropertyPage key="edit" id={7} />, 'hearth.listing.1.7', 'hearth.listing.2.7'],
])(
  'what one agent typed is never kept for the next in the same tab: %s',
  async (_, page, own, others) => {
    const world = (me: typeof AGENT) => (
      <FormWorld me={me} server={server}>
        {page}
      </FormWorld>
    )
    const { rerender } = render(world(AGENT))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    fireEvent.change(title, { target: { value: 'A secret cottage' } })
    await waitFor(() => expect(localStorage.getItem(own)).toContain('A secret cottage'))
    rerender(world(NEXT))
    await waitFor(() => expect(screen.queryByDisplayValue('A secret cottage')).toBeNull())
    expect(localStorage.getItem(others)).toBeNull()
    expect(localStorage.getItem(own)).toContain('A secret cottage')
  },
)
