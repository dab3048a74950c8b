import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { useAuth } from '../../account/useAuth.ts'
import { WaitForSession } from '../../account/WaitForSession.tsx'

/** A page for estate agents: everybody else is led to /agent/login, which leads agents back. */
export function RequireAgent({ children }: { children: ReactNode }) {
  const { state, me, failure, askAgain } = useAuth()
  const here = useLocation({ select: ({ href }) => href })
  if (state === 'signedIn' && me.agentId !== null) return children
  if (failure) {
    return (
      <PageContainer page>
        <ErrorCard
          isPage
          title="Error checking agent status"
          text={refusalOf(failure).text}
          onRetry={askAgain}
        />
      </PageContainer>
    )
  }
  // On the way there this page is still shown, and must not name /agent/login as where one came from.
  const isLeaving = here.startsWith('/agent/login')
  if (state === 'loading' || isLeaving) return <WaitForSession />
  return <Navigate to="/agent/login" search={{ from: here }} replace />
}
