import type { AgentId } from '@hearth/core/account/ids.ts'
import { ACTIVITY_SHOWN, type Activity } from '@hearth/core/agent/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { readNewMessages } from '../message/data.ts'
import { readNewRequests } from '../viewing/data.ts'
import { readLastVisit } from './data.ts'

/** What has come about a company's homes since its dashboard was last looked at. */
export async function readActivity(db: Database, agentId: AgentId, now: Date): Promise<Activity> {
  const lastVisit = await readLastVisit(db, agentId)
  const since = lastVisit ?? new Date(0)
  const [viewings, messages] = await Promise.all([
    readNewRequests(db, agentId, since, ACTIVITY_SHOWN),
    readNewMessages(db, agentId, since, ACTIVITY_SHOWN),
  ])
  return {
    lastVisitAt: lastVisit?.toISOString() ?? null,
    until: now.toISOString(),
    viewings,
    messages,
  }
}
