import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/newsletter/UnsubscribePage.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: ({ token }): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  component: UnsubscribeNewsletterRoute,
})

function UnsubscribeNewsletterRoute() {
  const { token } = Route.useSearch()
  return <UnsubscribePage key={token} token={token} />
}
