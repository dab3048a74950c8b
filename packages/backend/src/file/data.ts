import type { Readable } from 'node:stream'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileStatus } from '@hearth/core/file/contract.ts'
import { fileUrl } from '@hearth/core/file/pictures.ts'
import type { Database } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { receivedKey } from './keys.ts'

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

/** An upload as it came; null when it is no longer kept. Whoever does not read it to its end destroys it. */
export async function openReceived(storage: Storage, fileId: string): Promise<Readable | null> {
  return (await storage.get(receivedKey(fileId)))?.body ?? null
}

/** Whether an agent has handed over this file for an import, and it is still kept. */
export async function hasImportFile(
  { drizzle }: Database,
  agentId: AgentId,
  id: string,
): Promise<boolean> {
  const own = and(
    eq(files.id, id),
    eq(files.agentId, agentId),
    eq(files.folder, 'import'),
    ne(files.state, 'refused'),
  )
  return (await drizzle.$count(files, own)) > 0
}
