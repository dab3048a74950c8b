import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'

/**
 * Does something unless another import of the agent is being done, on any machine; answers whether it was done.
 * Nobody waits, because whoever waits keeps a worker from others. The lock belongs to a connection of its own:
 * when we die, it is gone.
 */
export async function unlessAnother(
  { sql }: Database,
  agentId: AgentId,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = `import/${agentId}`
  const connection = await sql.reserve()
  try {
    const [lock] = await connection<{ isOurs: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${key}, 0)) as "isOurs"`
    if (!lock?.isOurs) return false
    try {
      await work()
      return true
    } finally {
      await connection`select pg_advisory_unlock(hashtextextended(${key}, 0))`
    }
  } finally {
    connection.release()
  }
}
