import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { statusOf } from './data.ts'

/**
 * Those of these files that are in a folder of this agent and were not refused. They count as new then, so
 * that a sweep at the same time leaves them to the listing that is about to name them.
 */
export async function keepOwnFiles(
  tx: Transaction,
  agentId: AgentId,
  folder: FileFolder,
  ids: readonly string[],
): Promise<FileStatus[]> {
  const own = and(
    inArray(files.id, [...ids]),
    eq(files.agentId, agentId),
    eq(files.folder, folder),
    ne(files.state, 'refused'),
  )
  const kept = await tx.update(files).set({ createdAt: sql`now()` }).where(own).returning()
  return kept.map(statusOf)
}
