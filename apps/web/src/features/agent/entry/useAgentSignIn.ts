import type { Me, signInInput } from '@hearth/core/account/contract.ts'
import type { z } from 'zod'
import { trpc } from '../../../trpc.ts'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'
import { useAuth } from '../../account/useAuth.ts'

interface Options {
  onSignedIn(me: Me): Promise<void>
  onDenied(): void
}

/** Signs agents in. Whoever turns out to be none is signed out again and denied. */
export function useAgentSignIn({ onSignedIn, onDenied }: Options) {
  const { changed } = useAuth()
  const signIn = trpc.account.signIn.useMutation()
  const signOut = trpc.account.signOut.useMutation()

  return async (credentials: z.input<typeof signInInput>) => {
    const me = await signIn.mutateAsync(credentials)
    if (me.agentId === null) {
      // A session that could not be ended is shown as what it is.
      const left = await signOut.mutateAsync().catch(() => null)
      await changed(left === null ? me : null)
      sayWrong('Access Denied', 'This account is not registered as an estate agent.')
      onDenied()
      return
    }
    sayDone('Welcome back!', 'Successfully logged in as an estate agent.')
    await onSignedIn(me)
  }
}
