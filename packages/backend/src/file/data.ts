import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileStatus } from '@hearth/core/file/contract.ts'
import { fileUrl } from '@hearth/core/file/pictures.ts'
import type { Database } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq, inArray } from 'drizzle-orm'

type FileRow = typeof files.$inferSelect

/** What the agent is told of a file. */
export function statusOf({ id, folder, contentType, state, refusal }: FileRow): FileStatus {
  const isShown = folder !== 'import'
  const url = isShown ? fileUrl(folder, id, contentType === 'application/pdf') : null
  return { id, url, state, refusal }
}

/** Those of an agent's files that exist, in no order. */
export async function readFileStatuses(
  { drizzle }: Database,
  agentId: AgentId,
  ids: readonly string[],
): Promise<FileStatus[]> {
  const rows = await drizzle
    .select()
    .from(files)
    .where(and(eq(files.agentId, agentId), inArray(files.id, [...ids])))
  return rows.map(statusOf)
}
