import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RouteError } from './RouteError.tsx'

test('a page that fails is replaced inside its frame, and can be tried again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ignoreUncaught = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', ignoreUncaught)
  let isBroken = true
  const root = createRootRoute({
    component: () => (
      <>
        <header>The frame</header>
        <Outlet />
      </>
    ),
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => {
      if (isBroken) throw new Error('a bug')
      return <p>The page</p>
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: RouteError,
  })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )

  await screen.findByText('Something went wrong on this page')
  screen.getByText('The frame')
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByText(/a bug/)).toBeNull()

  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The page')
  expect(complaint).toHaveBeenCalled()
  window.removeEventListener('error', ignoreUncaught)
  complaint.mockClear()
  warning.mockClear()
})
