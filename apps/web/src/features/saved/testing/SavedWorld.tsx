import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { type ReactNode, useState } from 'react'
import { linkTo, type Server } from '../../../testing/serverLink.ts'
import { trpc } from '../../../trpc.ts'
import { AuthContext, type AuthState } from '../../account/AuthContext.ts'
import { SavedPropertiesProvider } from '../SavedPropertiesProvider.tsx'

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
            value={{
              ...auth,
              ...{ failure: null, askAgain: () => undefined },
              ...{ changed: async () => undefined, left: async () => undefined },
            }}
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
