import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthPage } from '../features/account/AuthPage.tsx'
import { authSearch } from '../features/account/authSearch.ts'

export const Route = createFileRoute('/auth')({
  validateSearch: authSearch,
  component: AuthRoute,
})

function AuthRoute() {
  const search = Route.useSearch()
  // Behind the "#", where it is sent to no server.
  const token = useLocation({ select: ({ hash }) => hash })
  // A link from an e-mail that is opened while the page is open begins anew.
  return <AuthPage key={token} search={search} token={token} />
}
