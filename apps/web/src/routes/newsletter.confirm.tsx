import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/newsletter/ConfirmPage.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: ({ token }): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  component: ConfirmNewsletterRoute,
})

function ConfirmNewsletterRoute() {
  const { token } = Route.useSearch()
  return <ConfirmPage key={token} token={token} />
}
