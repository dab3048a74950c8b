import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { type ReactNode, useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'
import { keepConnected } from './keepConnected.ts'
import { openChanges } from './openChanges.ts'
import { shareAmongTabs } from './shareAmongTabs.ts'

type Utils = ReturnType<typeof trpc.useUtils>

/** Keeps what is shown to whoever is signed in as it is on the server, without a reload. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { me } = useAuth()
  const userId = me?.id
  const utils = trpc.useUtils()
  useEffect(() => {
    if (userId === undefined) return
    const open = openChanges(() => void utils.account.me.invalidate())
    return shareAmongTabs(
      `hearth.live.${userId}`,
      (tell) => keepConnected(open, tell),
      (event) => askAnew(utils, event),
    )
  }, [userId, utils])
  return children
}

/** Asks for what is shown and may have changed. */
function askAnew({ message, viewing, agent }: Utils, event: LiveEvent): void {
  const { kind } = event
  void agent.dashboard.invalidate()
  void agent.activity.invalidate()
  if (kind === 'ready' || kind === 'viewing') {
    void viewing.invalidate()
    void agent.viewings.invalidate()
  }
  if (kind === 'ready') void message.invalidate()
  if (kind === 'message') {
    void message.conversations.invalidate()
    void message.unread.invalidate()
    void message.thread.invalidate({ propertyId: event.propertyId })
  }
  if (kind === 'ready' || kind === 'message') void agent.messages.invalidate()
}
