import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/blog')({
  component: () => (
    <UnfurnishedPage
      name="Blog"
      purpose="Here you will read about finding, buying and renting a home."
    />
  ),
})
