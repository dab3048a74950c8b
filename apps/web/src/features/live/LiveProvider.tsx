import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type ReactNode, useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'
import { askAnew } from './askAnew.ts'
import { keepConnected } from './keepConnected.ts'
import { openChanges } from './openChanges.ts'
import { shareAmongTabs } from './shareAmongTabs.ts'

/** Keeps what is shown to whoever is signed in as it is on the server, without a reload. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { me } = useAuth()
  const userId = me?.id
  const utils = trpc.useUtils()
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    const open = openChanges(() => void utils.account.me.invalidate())
    return shareAmongTabs(
      `hearth.live.${userId}`,
      (tell) => keepConnected(open, tell),
      (event) => {
        for (const key of keysOf(event)) askAnew(client, key)
      },
    )
  }, [userId, utils, client])
  return children
}

/** What may be different after an event. */
function keysOf(event: LiveEvent): QueryKey[] {
  const { agent, message, viewing } = trpc
  const always = [getQueryKey(agent.dashboard), getQueryKey(agent.activity)]
  const viewings = [getQueryKey(viewing), getQueryKey(agent.viewings)]
  if (event.kind === 'ready') {
    return [...always, ...viewings, getQueryKey(message), getQueryKey(agent.messages)]
  }
  if (event.kind === 'viewing') return [...always, ...viewings]
  const { propertyId } = event
  const lists = [getQueryKey(message.conversations), getQueryKey(message.unread)]
  const thread = getQueryKey(message.thread, { propertyId })
  return [...always, ...lists, thread, getQueryKey(agent.messages)]
}
