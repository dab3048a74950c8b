import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/register')({
  component: () => (
    <UnfurnishedPage
      name="Register as an agent"
      purpose="Here estate agents will open an account."
    />
  ),
})
