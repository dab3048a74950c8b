import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { cleanNotifications } from '@mantine/notifications'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { EditPropertyPage, NewPropertyPage } from './PropertyFormPage.tsx'
import { FormWorld } from './testing/FormWorld.tsx'
import { fieldNamed, pressSave, typeInto, writeHome } from './testing/writeHome.ts'

// A wrong field is brought into sight, which jsdom has none of.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => cleanNotifications())

const NOWHERE = () => ({ position: null })
const listing = { ...NEW_LISTING, title: 'A cottage', address: '22 Call Lane, Leeds' }

function serverThat(locates: () => unknown) {
  const answers: Record<string, () => unknown> = {
    'maps.config': () => ({ styleUrl: null, staticKey: null }),
    'agent.properties.create': () => ({ id: 7, version: 'v1' }),
    'agent.properties.byId': () => ({ id: 7, version: 'v1', foundPosition: null, listing }),
    'agent.properties.locate': locates,
  }
  return vi.fn((path: string, _input: unknown) => answers[path]?.())
}

test.each([
  ['Latitude', '51.5', 'Enter the longitude as well, or empty both.'],
  ['Longitude', '-0.1', 'Enter the latitude as well, or empty both.'],
])('with the %s alone nothing is saved, and the other is asked for', async (half, text, asks) => {
  const server = serverThat(NOWHERE)
  render(
    <FormWorld server={server}>
      <NewPropertyPage />
    </FormWorld>,
  )
  await writeHome()
  await typeInto(half, text)
  pressSave()
  expect((await screen.findAllByText(asks)).length).toBeGreaterThan(0)
  expect((await fieldNamed(half)).value).toBe(text)
  expect(server.mock.calls.map(([path]) => path)).not.toContain('agent.properties.create')
  await typeInto('Latitude', '51.5')
  await typeInto('Longitude', '-0.1')
  pressSave()
  await screen.findByText('The dashboard')
  expect(server).toHaveBeenCalledWith(
    'agent.properties.create',
    expect.objectContaining({ position: { lat: 51.5, lng: -0.1 } }),
  )
})

const failing = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['is nowhere', NOWHERE, /^Not found\. Enter coordinates/],
  ['cannot be asked for', failing, /could not be looked up just now/],
  ['is found', () => ({ position: { lat: 53.8, lng: -1.5 } }), /^Found from the address/],
])('an address that %s is told as that', async (_, locates, told) => {
  render(
    <FormWorld server={serverThat(locates)}>
      <NewPropertyPage />
    </FormWorld>,
  )
  await typeInto('Address', '22 Call Lane, Leeds')
  fireEvent.blur(await fieldNamed('Address'))
  await screen.findByText(told)
})

test('a stored home that is nowhere on the map says so when it is opened', async () => {
  render(
    <FormWorld server={serverThat(NOWHERE)}>
      <EditPropertyPage id={7} />
    </FormWorld>,
  )
  await screen.findByText(/^Not found\. Enter coordinates/)
  expect(screen.getByText('Its place on the map')).toBeTruthy()
})
