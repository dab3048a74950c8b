import { createFileRoute } from '@tanstack/react-router'
import { authSearch } from '../features/account/authSearch.ts'
import { UnfurnishedPage } from '../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/auth')({
  validateSearch: authSearch,
  component: () => (
    <UnfurnishedPage
      name="Sign in"
      purpose="Here you will sign in, create an account and reset your password."
    />
  ),
})
