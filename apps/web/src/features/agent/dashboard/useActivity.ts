import type { Activity } from '@hearth/core/agent/contract.ts'
import { useEffect, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { mergeActivity } from './mergeActivity.ts'

/**
 * What is new since the last visit; the live connection keeps it true. While it is looked at it is stored
 * as seen, and stays to be read.
 */
export function useActivity(isLookedAt: boolean) {
  const { agent } = trpc.useUtils()
  const query = trpc.agent.activity.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const [kept, setKept] = useState<Activity>()
  const { mutate: markSeen } = trpc.agent.markSeen.useMutation({
    onSuccess: () => agent.activity.invalidate(),
  })
  const { data } = query
  const shown = data && kept ? mergeActivity(kept, data) : data
  const count = data ? data.viewings.count + data.messages.count : 0

  useEffect(() => {
    if (!isLookedAt || !data || count === 0) return
    setKept((earlier) => (earlier ? mergeActivity(earlier, data) : data))
    markSeen({ until: data.until })
  }, [isLookedAt, data, count, markSeen])

  return { query, shown, count, forget: () => setKept(undefined) }
}
