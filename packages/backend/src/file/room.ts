import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder } from '@hearth/core/file/contract.ts'
import { MOST_UNUSED, tooMuchUnused } from '@hearth/core/file/uploadRules.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { sql } from 'drizzle-orm'
import { fileRefused } from './inspection.ts'

type Queryable = Database['drizzle'] | Transaction

/**
 * Throws fileRefused when an agent has no room for so many bytes more that no home uses. Only under the
 * agent's lock (see receiveFile) nobody else takes the room meanwhile.
 */
export async function checkRoom(
  tx: Queryable,
  agentId: AgentId,
  folder: FileFolder,
  bytes: number,
): Promise<void> {
  const isImport = folder === 'import'
  const unused = await (isImport ? bytesToImport(tx, agentId) : bytesOfUnusedMedia(tx, agentId))
  const most = isImport ? MOST_UNUSED.import : MOST_UNUSED.media
  if (unused + bytes > most.bytes) throw fileRefused(tooMuchUnused(folder, unused))
}

/** What is refused has nothing stored any more, or is just being swept away. */
const KEPT = sql`files.state <> 'refused'`

async function bytesToImport(tx: Queryable, agentId: AgentId): Promise<number> {
  return sum(tx, sql`files.agent_id = ${agentId} and files.folder = 'import' and ${KEPT}`)
}

/** A home names files of its own agent alone: those of others need no look. */
async function bytesOfUnusedMedia(tx: Queryable, agentId: AgentId): Promise<number> {
  const used = sql`
    select split_part(split_part(url, '/', 4), '.', 1) as id
    from properties join property_details on property_id = properties.id,
      unnest(images || floorplan_url || epc_url) as url
    where properties.agent_id = ${agentId} and url like '/files/%'`
  return sum(
    tx,
    sql`files.agent_id = ${agentId} and files.folder <> 'import' and ${KEPT}
      and not exists (select from (${used}) as used where used.id = files.id)`,
  )
}

async function sum(tx: Queryable, where: ReturnType<typeof sql>): Promise<number> {
  const [row] = await tx.execute<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from files where ${where}`,
  )
  return row?.bytes ?? 0
}
