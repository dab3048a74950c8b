import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/terms')({
  component: () => (
    <UnfurnishedPage
      name="Terms of Service"
      purpose="Here you will read the terms under which Hearth may be used."
    />
  ),
})
