import './ui/mantine.css'
import './ui/fonts.css'
import './ui/roles.css'
import './ui/global.css'
import './ui/controls.css'
import './ui/notifications.css'
import './ui/print.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AuthProvider } from './features/account/AuthProvider.tsx'
import { AnalyticsProvider } from './features/analytics/AnalyticsProvider.tsx'
import { LiveProvider } from './features/live/LiveProvider.tsx'
import { UnreadInTitle } from './features/message/UnreadInTitle.tsx'
import { SavedPropertiesProvider } from './features/saved/SavedPropertiesProvider.tsx'
import { ChatProvider } from './features/search/chat/ChatProvider.tsx'
import { SaidProvider } from './features/search/said/SaidProvider.tsx'
import { keepFirstAnswers } from './firstAnswers.ts'
import { createHearthRouter } from './router.tsx'
import { createQueryClient, trpc, trpcClient } from './trpc.ts'
import { rolesResolver, theme } from './ui/theme.ts'

const queryClient = createQueryClient()
keepFirstAnswers(queryClient)
const router = createHearthRouter(queryClient)
// The same key as public/colour-scheme.js, which sets the scheme before the first paint.
const colourScheme = localStorageColorSchemeManager({ key: 'hearth-colour-scheme' })

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={rolesResolver}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
    >
      <Notifications position="top-center" autoClose={5000} limit={4} />
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AnalyticsProvider>
            <AuthProvider>
              <LiveProvider>
                <UnreadInTitle>
                  <SavedPropertiesProvider>
                    <ChatProvider>
                      <SaidProvider>
                        <RouterProvider router={router} />
                      </SaidProvider>
                    </ChatProvider>
                  </SavedPropertiesProvider>
                </UnreadInTitle>
              </LiveProvider>
            </AuthProvider>
          </AnalyticsProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </StrictMode>,
)
