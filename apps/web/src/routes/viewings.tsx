import { createFileRoute } from '@tanstack/react-router'
import { RequireUser } from '../features/account/RequireUser.tsx'
import { ViewingsPage } from '../features/viewing/ViewingsPage.tsx'

export const Route = createFileRoute('/viewings')({
  component: () => (
    <RequireUser>
      <ViewingsPage />
    </RequireUser>
  ),
})
