import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

test('what is wrong with a password is tied to its field', () => {
  render(
    <MantineProvider>
      <PasswordField label="Password" error="Enter your password." />
    </MantineProvider>,
  )
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby') ?? ''
  const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(texts).toContain('Enter your password.')
})
