import type { AppRouter } from '@hearth/backend/router.ts'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { AuthContext, type AuthState } from '../../account/AuthContext.ts'
import { SavedPropertiesProvider } from '../SavedPropertiesProvider.tsx'

/** What the server answers in a test, by the procedure's path; throwing is a refusal. */
export type Server = (path: string, input: unknown) => unknown

export const VISITOR: AuthState = { state: 'signedOut', me: null }
export const MEMBER: AuthState = {
  state: 'signedIn',
  me: { id: 1, name: 'Ada Byron', email: 'ada@example.com', agentId: null, isDemo: false },
}

interface Props {
  children: ReactNode
  auth?: AuthState
  server?: Server
}

/** Everything that saved homes need around them, with a server of the test's own. */
export function SavedWorld({ children, auth = VISITOR, server = refuse }: Props) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [client] = useState(() => trpc.createClient({ links: [linkTo(server)] }))
  return (
    <MantineProvider env="test">
      <Notifications />
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AuthContext
            value={{ ...auth, changed: async () => undefined, left: async () => undefined }}
          >
            <SavedPropertiesProvider>{children}</SavedPropertiesProvider>
          </AuthContext>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}

const refuse: Server = (path) => {
  throw new Error(`Nobody asks for ${path} here`)
}

/** What a server says that does not do what was asked: below 500 nobody asks it again. */
export const refusal = (httpStatus: number) =>
  TRPCClientError.from({ error: { code: -32600, message: 'no', data: { httpStatus } } })

const linkTo =
  (server: Server): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      Promise.resolve()
        .then(() => server(op.path, op.input))
        .then((data) => {
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        })
        .catch((error) => observer.error(TRPCClientError.from(error)))
    })
