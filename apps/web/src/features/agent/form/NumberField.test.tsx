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

const server = vi.fn((path: string, _input: unknown): unknown => {
  if (path === 'agent.properties.create') return { id: 7, version: 'v1' }
  if (path !== 'agent.properties.byId') return { styleUrl: null }
  const listing = { ...NEW_LISTING, title: 'A cottage', price: 159_950 }
  return { id: 7, version: 'v1', foundPosition: null, listing }
})
const open = () => {
  server.mockClear()
  render(
    <FormWorld server={server}>
      <NewPropertyPage />
    </FormWorld>,
  )
}
const sent = () => server.mock.calls.filter(([path]) => path === 'agent.properties.create')
const leave = async (name: string) => fireEvent.blur(await fieldNamed(name))

test.each([
  ['£325,000.00', '£325,000', 325_000],
  ['350k', '£350,000', 350_000],
  ['1.2m', '£1,200,000', 1_200_000],
])('a price typed as %s is written as %s once it is left, and saved so', async (...row) => {
  const [typed, written, price] = row
  open()
  await writeHome()
  await typeInto('Price', typed)
  expect((await fieldNamed('Price')).value).toBe(typed)
  await leave('Price')
  expect((await fieldNamed('Price')).value).toBe(written)
  pressSave()
  await screen.findByText('The dashboard')
  expect(sent()).toEqual([[expect.anything(), expect.objectContaining({ price })]])
})

test.each([
  ['Price', '1,250 - 1,400', /one amount in pounds/],
  ['Price', 'a lot', /one amount in pounds/],
  ['Bedrooms', 'two', /has to be one number/],
  ['Bedrooms', '2.5', /has to be a whole number/],
])('%s stays as it was typed, %s, and what is wrong is said', async (field, typed, wrong) => {
  open()
  await writeHome()
  await typeInto(field, typed)
  await leave(field)
  await screen.findByText(wrong)
  pressSave()
  expect((await fieldNamed(field)).value).toBe(typed)
  expect(sent()).toEqual([])
})

test('pence are read, and not rounded in silence', async () => {
  open()
  await typeInto('Price', '1384.61')
  await leave('Price')
  await screen.findByText('The price has to be in whole pounds, without pence.')
  expect((await fieldNamed('Price')).value).toBe('£1,384.61')
})

test('a price that fell to a fraction of the stored one is asked about', async () => {
  render(
    <FormWorld server={server}>
      <EditPropertyPage id={7} />
    </FormWorld>,
  )
  await typeInto('Price', '12')
  await screen.findByText(/It was £159,950/)
  await typeInto('Price', '150k')
  expect(screen.queryByText(/It was £159,950/)).toBeNull()
})
