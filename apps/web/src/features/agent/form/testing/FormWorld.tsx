import type { Me } from '@hearth/core/account/contract.ts'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { linkTo, type Server } from '../../../../testing/serverLink.ts'
import { trpc } from '../../../../trpc.ts'
import { AuthContext } from '../../../account/AuthContext.ts'

export const AGENT: Me = {
  ...{ id: 1, name: 'Finch Homes', email: 'robin@finch.example' },
  ...{ agentId: 1, isDemo: false },
}

interface Props {
  children: ReactNode
  me?: Me
  server: Server
}

/** Everything that the property form needs around it, with a server of the test's own. */
export function FormWorld({ children, me = AGENT, server }: Props) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [client] = useState(() => trpc.createClient({ links: [linkTo(server)] }))
  const [router] = useState(() => routerOf(children))
  return (
    <MantineProvider env="test">
      <Notifications />
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AuthContext
            value={{
              ...{ state: 'signedIn', me },
              ...{
                failure: null,
                askAgain: () => undefined,
                changed: async () => undefined,
                left: async () => undefined,
              },
            }}
          >
            <RouterProvider router={router} />
          </AuthContext>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}

function routerOf(children: ReactNode) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => children })
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/agent/dashboard',
    component: () => <p>The dashboard</p>,
  })
  return createRouter({
    routeTree: root.addChildren([page, dashboard]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
}
