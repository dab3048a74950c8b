import type { AgentId } from '@hearth/core/account/ids.ts'
import { ACTIVITY_SHOWN, type Activity } from '@hearth/core/agent/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { readNewMessages } from '../message/data.ts'
import { readNewRequests } from '../viewing/data.ts'
import { readLastVisit } from './data.ts'

const NEVER = new Date(0)

/** What has come about a company's homes since its dashboard was last looked at. */
export async function readActivity(db: Database, agentId: AgentId): Promise<Activity> {
  const lastVisit = await readLastVisit(db, agentId)
  const from = lastVisit ? nextMillisecond(lastVisit) : NEVER
  const [viewings, messages] = await Promise.all([
    readNewRequests(db, agentId, from, ACTIVITY_SHOWN),
    readNewMessages(db, agentId, from, ACTIVITY_SHOWN),
  ])
  return {
    lastVisitAt: lastVisit?.toISOString() ?? null,
    until: newestOf([...viewings.items, ...messages.items], lastVisit ?? NEVER),
    viewings,
    messages,
  }
}

/** Instants are told to the millisecond and may be stored finer: what was seen would be new for ever. */
const nextMillisecond = (instant: Date) => new Date(instant.getTime() + 1)

/**
 * When the newest that is shown came. The clock would tell too much: what began before a look and is
 * stored after it was not shown.
 */
const newestOf = (shown: readonly { createdAt: string }[], lastVisit: Date): string => {
  const instants = shown.map(({ createdAt }) => Date.parse(createdAt))
  return new Date(Math.max(lastVisit.getTime(), ...instants)).toISOString()
}
