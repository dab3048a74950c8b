import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewPropertyPage } from './PropertyFormPage.tsx'
import { FormWorld } from './testing/FormWorld.tsx'
import { pressSave, typeInto, writeHome } from './testing/writeHome.ts'

const server = vi.fn((path: string, _input: unknown): unknown =>
  path === 'agent.properties.create' ? { id: 7, version: 'v1' } : { styleUrl: null },
)
const open = () => {
  server.mockClear()
  render(
    <FormWorld server={server}>
      <NewPropertyPage />
    </FormWorld>,
  )
}
const kept = () => localStorage.getItem('hearth.listing.1.new')

test('a key feature that was typed and not added is saved with the rest', async () => {
  open()
  await writeHome()
  await typeInto('Add a key feature', 'Walled garden')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await typeInto('Add a key feature', '  South-facing terrace ')
  pressSave()
  await screen.findByText('The dashboard')
  expect(server).toHaveBeenCalledWith(
    'agent.properties.create',
    expect.objectContaining({ features: ['Walled garden', 'South-facing terrace'] }),
  )
})

test('a key feature that is being typed is unsaved work', async () => {
  open()
  await typeInto('Add a key feature', 'Walled gar')
  await waitFor(() => expect(kept()).toContain('Walled gar'))
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('a key feature is taken once, however it is written', async () => {
  open()
  for (const typed of ['Garden', 'garden', 'GARDEN ']) {
    await typeInto('Add a key feature', typed)
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  }
  const list = screen.getByRole('list', { name: 'Key Features' })
  expect(list.textContent).toBe('Garden')
})
