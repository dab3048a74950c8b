import type { Point } from '@hearth/core/place/distance.ts'
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { useForm } from '@mantine/form'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListingFormContext } from './ListingFormContext.ts'
import { PositionField } from './PositionField.tsx'
import { FormWorld } from './testing/FormWorld.tsx'
import { type ListingValues, valuesOf } from './values.ts'

const FOUND = { lat: 51.46, lng: -0.14 }
/** Where the pin is put down, one after the other. */
const PINS: Point[] = [
  { lat: 52.1, lng: -1.1 },
  { lat: 53.2, lng: -2.2 },
]

function Fields({ found }: { found: Point | null }) {
  const form = useForm<ListingValues>({
    initialValues: { ...valuesOf(NEW_LISTING), address: '3 Canal Side' },
  })
  const { position } = form.getValues()
  return (
    <ListingFormContext
      value={{
        form,
        findings: [],
        place: { found, state: found ? 'found' : 'notFound' },
        setUploading: () => undefined,
      }}
    >
      <PositionField />
      <output aria-label="Position">{position ? `${position.lat} ${position.lng}` : 'none'}</output>
      {PINS.map((pin) => (
        <button key={pin.lat} type="button" onClick={() => form.setFieldValue('position', pin)}>
          {`Pin at ${pin.lat}`}
        </button>
      ))}
    </ListingFormContext>
  )
}

const fieldOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = (field: HTMLInputElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })
const position = () => screen.getByRole('status', { name: 'Position' }).textContent
const shown = async () => [(await fieldOf('Latitude')).value, (await fieldOf('Longitude')).value]

async function open(found: Point | null) {
  render(
    <FormWorld server={() => ({ styleUrl: null, staticKey: null })}>
      <Fields found={found} />
    </FormWorld>,
  )
  return { latitude: await fieldOf('Latitude'), longitude: await fieldOf('Longitude') }
}

test('a found position is put right by typing, without the field losing the keyboard', async () => {
  const { latitude } = await open(FOUND)
  latitude.focus()
  for (const text of ['51.461', '51.4612']) type(latitude, text)
  expect(document.activeElement).toBe(latitude)
  expect(latitude.isConnected).toBe(true)
  expect(await shown()).toEqual(['51.4612', '-0.14'])
  expect(position()).toBe('51.4612 -0.14')
})

test('a position is typed where none was found, digit after digit', async () => {
  const { latitude, longitude } = await open(null)
  type(latitude, '51.5')
  longitude.focus()
  for (const text of ['-', '-0', '-0.', '-0.1']) type(longitude, text)
  expect(document.activeElement).toBe(longitude)
  expect(longitude.isConnected).toBe(true)
  expect(position()).toBe('51.5 -0.1')
})

test('the fields follow the pin each time that it is put down, and the address again', async () => {
  await open(FOUND)
  fireEvent.click(screen.getByRole('button', { name: 'Pin at 52.1' }))
  expect(await shown()).toEqual(['52.1', '-1.1'])
  fireEvent.click(screen.getByRole('button', { name: 'Pin at 53.2' }))
  expect(await shown()).toEqual(['53.2', '-2.2'])
  fireEvent.click(screen.getByRole('button', { name: 'Find it from the address instead' }))
  expect(await shown()).toEqual(['51.46', '-0.14'])
})
