import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import type { BroughtFile } from '@hearth/core/import/contract.ts'
import { mediaPath } from '@hearth/core/import/mapping/media.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { importRows, imports } from '@hearth/db/schema/import.ts'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { readFileStatuses } from '../file/data.ts'

/** The files that imports brought for some listings: by reference, and then by broughtKey. */
export type Brought = ReadonlyMap<string, ReadonlyMap<string, FileStatus>>

export const broughtKey = (folder: FileFolder, path: string) => `${folder}/${mediaPath(path)}`

/**
 * Remembers the files of a row, those of earlier imports as well: the next import need look no further. Answers
 * false when they are remembered already.
 */
export async function rememberBrought(
  tx: Transaction,
  importId: number,
  row: number,
  media: BroughtFile[],
): Promise<boolean> {
  const { count } = await tx
    .update(importRows)
    .set({ media })
    .where(
      and(eq(importRows.importId, importId), eq(importRows.row, row), isNull(importRows.media)),
    )
  return count > 0
}

/** The files that came with the latest import of each of an agent's listings, and can still be shown. */
export async function readBrought(
  db: Database,
  agentId: AgentId,
  refs: readonly string[],
): Promise<Brought> {
  if (refs.length === 0) return new Map()
  const rows = await db.drizzle
    .selectDistinctOn([importRows.agentRef], {
      agentRef: importRows.agentRef,
      media: importRows.media,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.agentId, agentId),
        inArray(importRows.agentRef, [...refs]),
        isNotNull(importRows.media),
      ),
    )
    .orderBy(importRows.agentRef, desc(importRows.importId))
  const ids = rows.flatMap(({ media }) => (media ?? []).map(({ fileId }) => fileId))
  const files = new Map((await readFileStatuses(db, agentId, ids)).map((file) => [file.id, file]))
  return new Map(
    rows.map(({ agentRef, media }) => [agentRef ?? '', usableOf(media ?? [], files)] as const),
  )
}

function usableOf(media: readonly BroughtFile[], files: ReadonlyMap<string, FileStatus>) {
  const usable = new Map<string, FileStatus>()
  for (const { folder, path, fileId } of media) {
    const file = files.get(fileId)
    if (file && file.state !== 'refused') usable.set(broughtKey(folder, path), file)
  }
  return usable
}
