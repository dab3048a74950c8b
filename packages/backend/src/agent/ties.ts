import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Ties } from '@hearth/core/property/agentHomes.ts'
import type { Database } from '@hearth/db/client.ts'
import { countConversations } from '../message/data.ts'
import { countHearts } from '../saved/data.ts'
import { countOpenViewings } from '../viewing/data.ts'
import { assertOwnHome } from './policy.ts'

/** What hangs on one of a company's homes. Throws notFound for an absent one and another agent's. */
export async function readTies(
  db: Database,
  agentId: AgentId,
  propertyId: number,
  now: Date,
): Promise<Ties> {
  await assertOwnHome(db, agentId, propertyId)
  const [viewings, conversations, hearts] = await Promise.all([
    countOpenViewings(db, propertyId, now),
    countConversations(db, propertyId),
    countHearts(db, propertyId),
  ])
  return { ...viewings, conversations, hearts }
}
