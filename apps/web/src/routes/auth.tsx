import { createFileRoute } from '@tanstack/react-router'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/auth')({
  component: () => (
    <UnfurnishedPage
      name="Sign in"
      purpose="Here you will sign in, create an account and reset your password."
    />
  ),
})
