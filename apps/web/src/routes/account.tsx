import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { RequireUser } from '../features/account/RequireUser.tsx'

export const Route = createFileRoute('/account')({
  component: () => (
    <RequireUser>
      <AccountPage />
    </RequireUser>
  ),
})
