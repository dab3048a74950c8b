import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalOf } from '../../refusal.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { useAuth } from './useAuth.ts'
import { WaitForSession } from './WaitForSession.tsx'

/** A page for those who are signed in: others are led to /auth, which leads them back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { state, failure, askAgain } = useAuth()
  const here = useLocation({ select: ({ href }) => href })
  if (state === 'signedIn') return children
  if (failure) {
    return (
      <PageContainer page>
        <ErrorCard
          isPage
          title="Error checking who is signed in"
          text={refusalOf(failure).text}
          onRetry={askAgain}
        />
      </PageContainer>
    )
  }
  // On the way to /auth this page is still shown, and must not name /auth as where one came from.
  const isLeaving = here.startsWith('/auth')
  if (state === 'signedOut' && !isLeaving) {
    return <Navigate to="/auth" search={{ from: here }} replace />
  }
  return <WaitForSession />
}
