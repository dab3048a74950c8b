import type { Me } from '@hearth/core/account/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { type Auth, AuthContext, type AuthState } from './AuthContext.ts'
import { forgetPersonalAnswers } from './personalAnswers.ts'
import { useTabOwner } from './useTabOwner.ts'

const CHANNEL = 'hearth.auth'
/** What the tabs tell one another. */
type Change = 'signedOut' | 'changed'

/** Knows who uses this browser, the same in all of its tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const query = trpc.account.me.useQuery(undefined, { refetchOnWindowFocus: true })
  const me = query.data
  const { refetch } = query
  const failure: unknown = me === undefined ? query.error : null
  const isUnknown = query.isPending
  const id = isUnknown ? undefined : (me?.id ?? null)
  const { generation, forget } = useTabOwner(id)
  const channel = useChannel((change) => {
    if (change === 'signedOut') forget()
    void utils.account.me.invalidate()
  })

  // Nobody sees what was loaded for somebody else.
  const shownTo = useRef<number | null>(undefined)
  useEffect(() => {
    if (id === undefined || id === shownTo.current) return
    if (shownTo.current !== undefined) forgetPersonalAnswers(queryClient)
    shownTo.current = id
  }, [id, queryClient])

  const become = useCallback(
    async (next: Me | null, change: Change) => {
      await utils.account.me.cancel()
      utils.account.me.setData(undefined, next)
      if (change === 'signedOut') forget()
      channel.current?.postMessage(change)
    },
    [utils, channel, forget],
  )
  const value = useMemo<Auth>(
    () => ({
      ...stateOf(isUnknown, me),
      failure,
      askAgain: () => void refetch(),
      changed: (next) => become(next, 'changed'),
      left: () => become(null, 'signedOut'),
    }),
    [isUnknown, me, failure, refetch, become],
  )
  return (
    <AuthContext value={value}>
      <Fragment key={generation}>{children}</Fragment>
    </AuthContext>
  )
}

/** Whoever cannot be recognised, also because the server does not answer, is a visitor. */
function stateOf(isUnknown: boolean, me: Me | null | undefined): AuthState {
  if (isUnknown) return { state: 'loading', me: null }
  return me ? { state: 'signedIn', me } : { state: 'signedOut', me: null }
}

/** Hears from the other tabs, and can be told to them. */
function useChannel(onMessage: (change: Change) => void) {
  const channel = useRef<BroadcastChannel>(undefined)
  const heard = useRef(onMessage)
  useEffect(() => {
    heard.current = onMessage
  })
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = ({ data }: MessageEvent<Change>) => heard.current(data)
    channel.current = opened
    return () => opened.close()
  }, [])
  return channel
}
