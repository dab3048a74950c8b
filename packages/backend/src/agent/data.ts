import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Company } from '@hearth/core/agent/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { eq } from 'drizzle-orm'

/** The company itself. Throws where there is none, which an AgentId rules out. */
export async function readCompany({ drizzle }: Database, agentId: AgentId): Promise<Company> {
  const [company] = await drizzle
    .select({
      id: agents.id,
      companyName: agents.companyName,
      phone: agents.phone,
      address: agents.address,
      email: agents.email,
    })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!company) throw new Error('An agent without a company')
  return company
}

/** When a company's dashboard was last looked at; null: never. */
export async function readLastVisit({ drizzle }: Database, agentId: AgentId): Promise<Date | null> {
  const [row] = await drizzle
    .select({ at: agents.lastVisitAt })
    .from(agents)
    .where(eq(agents.id, agentId))
  return row?.at ?? null
}
