import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/privacy')({
  component: () => (
    <UnfurnishedPage
      name="Privacy Policy"
      purpose="Here you will read what Hearth does with personal data."
    />
  ),
})
