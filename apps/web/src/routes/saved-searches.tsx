import { createFileRoute } from '@tanstack/react-router'
import { RequireUser } from '../features/account/RequireUser.tsx'
import { SavedSearchesPage } from '../features/saved/searches/SavedSearchesPage.tsx'

export const Route = createFileRoute('/saved-searches')({
  component: () => (
    <RequireUser>
      <SavedSearchesPage />
    </RequireUser>
  ),
})
