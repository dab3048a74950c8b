import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShowMore } from './ShowMore.tsx'

function shown(props: Partial<Parameters<typeof ShowMore>[0]>) {
  const onMore = vi.fn()
  render(
    <MantineProvider>
      <ShowMore isLoading={false} onMore={onMore} {...props} />
    </MantineProvider>,
  )
  return { onMore, button: screen.getByRole('button') }
}

test('it says how many of how many are shown, thousands apart, and asks for more', () => {
  const { onMore, button } = shown({ count: { shown: 1008, total: 12_000 } })
  expect(screen.getByText('1,008 of 12,000 shown')).toBeTruthy()
  expect(button.textContent).toBe('Show more')
  fireEvent.click(button)
  expect(onMore).toHaveBeenCalledOnce()
})

test('while more comes, it cannot be asked for again', () => {
  const { onMore, button } = shown({ isLoading: true })
  expect(button.textContent).toBe('Loading…')
  fireEvent.click(button)
  expect(onMore).not.toHaveBeenCalled()
})

test('a list that says no count has its own words on the button', () => {
  const { button } = shown({ label: 'Show more rows' })
  expect(button.textContent).toBe('Show more rows')
  expect(screen.queryByText(/ shown$/)).toBeNull()
})
