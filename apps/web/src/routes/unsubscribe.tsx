import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/saved/searches/UnsubscribePage.tsx'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  const { token } = Route.useSearch()
  return <UnsubscribePage key={token} token={token} />
}
