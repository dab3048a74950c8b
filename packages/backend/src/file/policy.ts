import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { parseFileUrl } from '@hearth/core/file/pictures.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'

const GONE = 'Some of these files are no longer there. Please remove them and upload them again.'

/**
 * Throws fileRefused unless each address of an upload is that of a file of this agent that is ready. They
 * are not swept before a listing names them. Addresses of other kinds are not looked at.
 */
export async function assertOwnFiles(
  tx: Transaction,
  agentId: AgentId,
  urls: readonly string[],
): Promise<void> {
  const named = urls.map(parseFileUrl).filter((file) => file !== null)
  const ids = [...new Set(named.map(({ id }) => id))]
  if (ids.length === 0) return
  // As new as if they had come now, so that a sweep at the same time leaves them alone.
  const own = await tx
    .update(files)
    .set({ createdAt: sql`now()` })
    .where(and(eq(files.agentId, agentId), eq(files.state, 'ready'), inArray(files.id, ids)))
    .returning({ id: files.id, folder: files.folder })
  const known = new Set(own.map(({ id, folder }) => `${folder}/${id}`))
  if (named.some(({ id, folder }) => !known.has(`${folder}/${id}`))) {
    throw new AppError('fileRefused', { reason: GONE })
  }
}
