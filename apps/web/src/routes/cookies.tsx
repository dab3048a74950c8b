import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/cookies')({
  component: () => (
    <UnfurnishedPage
      name="Cookie Policy"
      purpose="Here you will read what Hearth stores in your browser."
    />
  ),
})
