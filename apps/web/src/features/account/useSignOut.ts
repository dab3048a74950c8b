import { useNavigate } from '@tanstack/react-router'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { useAuth } from './useAuth.ts'

/** Signs this browser out, in all of its tabs, and leads home. */
export function useSignOut(): () => void {
  const { left } = useAuth()
  const navigate = useNavigate()
  const { mutate } = trpc.account.signOut.useMutation({
    // Home first: a page that needs an account would lead to signing in.
    onSuccess: async () => {
      await navigate({ to: '/' })
      await left()
      sayDone('Signed out', 'See you soon.')
    },
    onError: (error) => sayWrong('Error signing out', refusalOf(error).text),
  })
  return () => mutate()
}
