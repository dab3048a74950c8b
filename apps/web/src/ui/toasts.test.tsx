import { MantineProvider } from '@mantine/core'
import { cleanNotifications, Notifications } from '@mantine/notifications'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sayDone, sayWrong } from './toasts.ts'

beforeEach(() => {
  cleanNotifications()
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
})

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('what is wrong now takes the place of what was', async () => {
  act(() => sayWrong('Passwords do not match', 'Enter the same password twice.'))
  act(() => sayWrong('Registration failed', 'Hearth cannot be reached.'))
  await screen.findByText('Registration failed')
  // What goes is drawn until its way out is over.
  const said = ['Registration failedHearth cannot be reached.']
  await waitFor(() => expect(alerts()).toEqual(said))
})

test('a success takes away the failure before it, and no other success', async () => {
  act(() => sayDone('Search saved', 'Every day.'))
  act(() => sayWrong('Error saving property', 'Hearth cannot be reached.'))
  act(() => sayDone('Property updated successfully', '“A cottage”'))
  await screen.findByText('Property updated successfully')
  await waitFor(() => expect(alerts()).toEqual([]))
  expect(screen.getByText('Search saved')).toBeDefined()
})
