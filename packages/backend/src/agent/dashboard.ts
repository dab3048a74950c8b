import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Dashboard } from '@hearth/core/agent/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { countAgentMessages } from '../message/data.ts'
import { countAgentHomes } from '../property/data.ts'
import { countAgentViewings } from '../viewing/data.ts'
import { readCompany } from './data.ts'

/** Whose dashboard it is, and how much there is in each of its tabs. */
export async function readDashboard(db: Database, agentId: AgentId): Promise<Dashboard> {
  const [company, properties, viewings, messages] = await Promise.all([
    readCompany(db, agentId),
    countAgentHomes(db, agentId),
    countAgentViewings(db, agentId),
    countAgentMessages(db, agentId),
  ])
  return { company, counts: { properties, viewings, messages } }
}
