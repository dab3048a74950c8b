import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkTo } from '../../testing/serverLink.ts'
import { trpc } from '../../trpc.ts'
import { LeaveDialog } from '../agent/form/LeaveDialog.tsx'
import { AuthContext } from './AuthContext.ts'
import { useSignOut } from './useSignOut.ts'

const signOut = vi.fn(() => ({ success: true }))
const left = vi.fn(async () => undefined)
beforeEach(() => {
  signOut.mockClear()
  left.mockClear()
})

function Frame() {
  return (
    <>
      <button type="button" onClick={useSignOut()}>
        Sign out
      </button>
      <Link to="/">Home</Link>
      <Outlet />
    </>
  )
}

function openForm() {
  const root = createRootRoute({ component: Frame })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => 'At home' })
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => <LeaveDialog hasUnsavedWork={() => true} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([home, form]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  const me = { id: 1, name: 'Robin', email: 'robin@finch.example', agentId: 1, isDemo: false }
  const auth = { failure: null, askAgain: () => undefined, changed: async () => undefined, left }
  const queryClient = new QueryClient()
  render(
    <MantineProvider env="test">
      <trpc.Provider
        client={trpc.createClient({ links: [linkTo(signOut)] })}
        queryClient={queryClient}
      >
        <QueryClientProvider client={queryClient}>
          <AuthContext value={{ state: 'signedIn', me, ...auth }}>
            <RouterProvider router={router} />
          </AuthContext>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('whoever stays for unsaved work stays signed in, also when they go home later', async () => {
  openForm()
  await press('Sign out')
  await press('Stay here')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  await press('Leave')
  await screen.findByText('At home')
  expect(signOut).not.toHaveBeenCalled()
  expect(left).not.toHaveBeenCalled()
})

test('whoever leaves unsaved work is signed out, at home', async () => {
  openForm()
  await press('Sign out')
  expect(signOut).not.toHaveBeenCalled()
  await press('Leave')
  await screen.findByText('At home')
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(signOut).toHaveBeenCalledOnce()
})
