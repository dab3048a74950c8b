import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/saved-searches')({
  component: () => (
    <UnfurnishedPage
      name="Saved Searches"
      purpose="Here you will keep searches and come back to them."
    />
  ),
})
