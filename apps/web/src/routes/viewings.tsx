import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/viewings')({
  component: () => (
    <UnfurnishedPage
      name="Your Viewings"
      purpose="Here you will see the viewings that you asked for."
    />
  ),
})
