import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/login')({
  component: () => (
    <UnfurnishedPage
      name="For agents"
      purpose="Here estate agents will sign in to look after their homes."
    />
  ),
})
