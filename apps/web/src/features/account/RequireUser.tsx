import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from './useAuth.ts'
import { WaitForSession } from './WaitForSession.tsx'

/** A page for those who are signed in: others are led to /auth, which leads them back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { state } = useAuth()
  const here = useLocation({ select: ({ href }) => href })
  if (state === 'signedIn') return children
  // On the way to /auth this page is still shown, and must not name /auth as where one came from.
  const isLeaving = here.startsWith('/auth')
  if (state === 'signedOut' && !isLeaving) {
    return <Navigate to="/auth" search={{ from: here }} replace />
  }
  return <WaitForSession />
}
