import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'

/**
 * Does something while no other import of the agent is being done, on any machine; waits for one that is. The
 * lock belongs to a connection of its own: when we die, it is gone.
 */
export async function whileNoOther(
  { sql }: Database,
  agentId: AgentId,
  work: () => Promise<void>,
): Promise<void> {
  const key = `import/${agentId}`
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(hashtextextended(${key}, 0))`
    try {
      await work()
    } finally {
      await connection`select pg_advisory_unlock(hashtextextended(${key}, 0))`
    }
  } finally {
    connection.release()
  }
}
