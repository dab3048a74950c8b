import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Import, startImportInput } from '@hearth/core/import/contract.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Database } from '@hearth/db/client.ts'
import { imports } from '@hearth/db/schema/import.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { holdCompany } from '../agent/policy.ts'
import { hasImportFile } from '../file/data.ts'
import { addJob } from '../job/mutations.ts'
import { readImport } from './data.ts'
import { readFaultOfFile } from './reported.ts'

type Asked = Omit<z.output<typeof startImportInput>, 'areFaultsKnown'> & {
  areFaultsKnown?: boolean
}

/** What is handed over faster than it is read is the same file over and over. */
const MOST_OPEN_IMPORTS = 5
const FULL = `${MOST_OPEN_IMPORTS} of your files are still being read. Hand this one over when one of them is done.`

/**
 * Has a file read that the agent handed over. Throws notFound for a file that is absent or another's,
 * notAllowed for a company that nobody acts for, limitReached while too many are to be read already, and
 * fileRefused for one that was found to be at fault as a whole when it was tried out, unless that is known.
 */
export async function startImport(
  db: Database,
  agentId: AgentId,
  { fileId, mode, withdrawsMissing, areFaultsKnown = false }: Asked,
): Promise<Import> {
  if (!(await hasImportFile(db, agentId, fileId))) throw new AppError('notFound')
  const fault = areFaultsKnown || mode === 'dryRun' ? null : await readFaultOfFile(db, fileId)
  if (fault !== null) {
    throw new AppError('fileRefused', { reason: `${fault} Import it only if you know that.` })
  }
  const id = await db.drizzle.transaction(async (tx) => {
    await holdCompany(tx, agentId)
    const open = and(eq(imports.agentId, agentId), inArray(imports.state, ['waiting', 'running']))
    if ((await tx.$count(imports, open)) >= MOST_OPEN_IMPORTS) {
      throw new AppError('limitReached', { max: MOST_OPEN_IMPORTS, reason: FULL })
    }
    const [row] = await tx
      .insert(imports)
      .values({ agentId, fileId, mode, withdrawsMissing })
      .returning({ id: imports.id })
    if (!row) throw new Error('The import was not stored')
    await addJob(tx, 'import.run', { importId: row.id }, { key: `import/${row.id}` })
    return row.id
  })
  return readImport(db, agentId, id)
}

export async function markRunning({ drizzle }: Database, id: number, rowsTotal: number) {
  await drizzle.update(imports).set({ state: 'running', rowsTotal }).where(eq(imports.id, id))
}

/** Ends an import whose file cannot be read, or that was given up. */
export async function markFailed({ drizzle }: Database, id: number, failure: string, now: Date) {
  const end = { state: 'failed', failure, finishedAt: now } as const
  await drizzle.update(imports).set(end).where(eq(imports.id, id))
}

/**
 * Removes reports that nobody can read any more. The files that a listing's latest media came as are still
 * remembered by its row: the next import that names them needs it.
 */
export async function forgetOldReports({ sql }: Database): Promise<{ rows: number }> {
  const isOld = sql`finished_at < now() - ${RETENTION.importReportDays} * interval '1 day'`
  const rows = await sql`
    delete from import_rows r using imports i
    where i.id = r.import_id and ${isOld} and (r.media is null or exists (
      select from import_rows later join imports j on j.id = later.import_id
      where j.agent_id = i.agent_id and later.agent_ref = r.agent_ref
        and later.media is not null and later.import_id > r.import_id))`
  await sql`
    delete from imports i
    where ${isOld} and not exists (select from import_rows r where r.import_id = i.id)`
  return { rows: rows.count }
}
