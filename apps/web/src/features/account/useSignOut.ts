import { useRouter } from '@tanstack/react-router'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { useAuth } from './useAuth.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which press of "Sign out" led here. */
    signOut?: string
  }
}

/** Leads home and signs this browser out, in all of its tabs. Whoever stays for unsaved work stays signed in. */
export function useSignOut(): () => Promise<void> {
  const { left } = useAuth()
  const router = useRouter()
  const { mutate } = trpc.account.signOut.useMutation({
    onSuccess: async () => {
      await left()
      sayDone('Signed out', 'See you soon.')
    },
    onError: (error) => sayWrong('Error signing out', refusalOf(error).text),
  })
  return async () => {
    const signOut = crypto.randomUUID()
    // Home first: a page with unsaved work asks, and one that needs an account would lead to signing in.
    const replace = router.state.location.pathname === '/'
    await router.navigate({ to: '/', state: { signOut }, replace })
    // Going home at any later time is no wish to sign out.
    if (router.state.location.state.signOut === signOut) mutate()
  }
}
