import type { AgentId, UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { eq } from 'drizzle-orm'
import { hasOpenImport } from '../import/data.ts'
import { countAgentHomes } from '../property/data.ts'
import { hasOpenViewings } from '../viewing/data.ts'

/**
 * Takes the person out of the company that they act for: its past stays readable, and nothing is sent to
 * them any more. The account is held by the caller. Does nothing where there is no company. Throws
 * notAllowed, with what has to be ended first.
 */
export async function leaveCompany(tx: Transaction, userId: UserId): Promise<void> {
  // What puts a home on the market holds its company too: it is counted below, or comes too late.
  const [company] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.userId, userId))
    .for('update')
  if (!company) return
  const reason = await reasonToStay(tx, company.id as AgentId)
  if (reason !== undefined) throw new AppError('notAllowed', { reason })
  await tx.update(agents).set({ userId: null, email: null }).where(eq(agents.id, company.id))
}

async function reasonToStay(tx: Transaction, agentId: AgentId): Promise<string | undefined> {
  const db = { drizzle: tx }
  if (await hasOpenImport(db, agentId)) {
    return 'Homes of your company are being imported. Please wait until that is done.'
  }
  const homes = await countAgentHomes(db, agentId)
  if (homes > 0) {
    const all = homes === 1 ? 'its home' : `its ${inThousands(homes)} homes`
    return `Your company still lists homes. Please delete ${all} on the dashboard first.`
  }
  if (await hasOpenViewings(db, agentId)) {
    return 'A viewing of your company is still open. Please wait until it is over, or decline it, first.'
  }
  return undefined
}
