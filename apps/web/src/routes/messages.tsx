import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/messages')({
  component: () => (
    <UnfurnishedPage name="Messages" purpose="Here you will write with agents about their homes." />
  ),
})
