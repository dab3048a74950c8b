import type { Me } from '@hearth/core/account/contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useAuth } from './useAuth.ts'

/**
 * What signing in leads to: the page that one came from, or home. Who is signed in already is led there
 * at once, unless they follow a link from an e-mail.
 */
export function useLeaveAuth(from: string | undefined, isByLink: boolean) {
  const { state, changed } = useAuth()
  const navigate = useNavigate()
  const isIn = state === 'signedIn'
  useEffect(() => {
    if (isIn && !isByLink) void navigate({ href: from ?? '/', replace: true })
  }, [isIn, isByLink, from, navigate])
  return useCallback(
    async (me: Me) => {
      await changed(me)
      await navigate({ href: from ?? '/', replace: true })
    },
    [changed, from, navigate],
  )
}
