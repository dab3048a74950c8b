import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import {
  type Import,
  type importListOutput,
  type importRowsInput,
  type importRowsOutput,
  type OpenedImport,
  ROWS_PER_PAGE,
  type RowFilter,
} from '@hearth/core/import/contract.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Database, Drizzle, Transaction } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { importRows, imports } from '@hearth/db/schema/import.ts'
import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { z } from 'zod'
import { readMediaOf, readOfFile } from './reported.ts'

const IMPORTS_PER_PAGE = 10

/** An import that is still to be done, or to be taken up. */
export interface UnfinishedImport {
  id: number
  agentId: AgentId
  fileId: string | null
  contentType: string | null
  mode: Import['mode']
  withdrawsMissing: boolean
  rowsDone: number
}

/** Whether a file of a company is still to be read to its end, and to change what is listed. */
export async function hasOpenImport(
  { drizzle }: { drizzle: Pick<Drizzle, '$count'> },
  agentId: AgentId,
): Promise<boolean> {
  const isOpen = inArray(imports.state, ['waiting', 'running'])
  const ofCompany = eq(imports.agentId, agentId)
  return (await drizzle.$count(imports, and(ofCompany, isOpen, eq(imports.mode, 'import')))) > 0
}

/** Not for a file that is swept away: nobody knows any more which it was. */
const isImportedSince = sql<boolean>`exists (
  select from imports later where later.file_id = "imports"."file_id" and later.agent_id = "imports"."agent_id"
    and later.mode = 'import' and later.state <> 'failed' and later.id > "imports"."id")`

const selectImports = ({ drizzle }: Database) =>
  drizzle
    .select({
      ...getTableColumns(imports),
      ...{ fileName: files.originalName, contentType: files.contentType, isImportedSince },
    })
    .from(imports)
    .leftJoin(files, eq(files.id, imports.fileId))

type Row = Awaited<ReturnType<typeof selectImports>>[number]

function importOf({ agentId: _, contentType, createdAt, finishedAt, ...row }: Row): Import {
  return {
    ...row,
    hasMedia: contentType === 'application/zip',
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** An import by itself, whosever it is; null when there is nothing left to do. */
export async function readUnfinished(db: Database, id: number): Promise<UnfinishedImport | null> {
  const open = and(eq(imports.id, id), inArray(imports.state, ['waiting', 'running']))
  const [row] = await selectImports(db).where(open)
  return row ? { ...row, agentId: row.agentId as AgentId } : null
}

/** Whether the same agent handed over another before, which a worker is still to do. */
export async function isAfterAnother({ sql }: Database, id: number): Promise<boolean> {
  const [before] = await sql`
    select from imports later
    join imports earlier on earlier.agent_id = later.agent_id and earlier.id < later.id
    join jobs on jobs.name = 'import.run' and jobs.payload = jsonb_build_object('importId', earlier.id)
    where later.id = ${id} and earlier.state in ('waiting', 'running')
      and jobs.finished_at is null and jobs.failed_at is null
    limit 1`
  return before !== undefined
}

/** An import that has changed listings. */
export type DoneImport = Pick<UnfinishedImport, 'id' | 'agentId' | 'fileId' | 'contentType'>

/** Null for one that is not done, or was a dry run. */
export async function readDone(db: Database, id: number): Promise<DoneImport | null> {
  const [row] = await selectImports(db).where(and(eq(imports.id, id), hasChangedListings))
  return row ? { ...row, agentId: row.agentId as AgentId } : null
}

const hasChangedListings = and(eq(imports.state, 'done'), eq(imports.mode, 'import'))

/** Which rows from one to another were refused. */
export async function readRefusedRows(
  { drizzle }: Database,
  importId: number,
  from: number,
  to: number,
): Promise<Set<number>> {
  const rows = await drizzle
    .select({ row: importRows.row })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        between(importRows.row, from, to),
        eq(importRows.outcome, 'refused'),
      ),
    )
  return new Set(rows.map(({ row }) => row))
}

/** Whose listing a row is about, and since when it is imported; null when a later import brought media for it. */
export async function readListingOfRow(
  drizzle: Drizzle | Transaction,
  importId: number,
  row: number,
): Promise<{ agentId: AgentId; agentRef: string; importedAt: Date | null } | null> {
  const [found] = await drizzle
    .select({
      ...{ agentId: imports.agentId, agentRef: importRows.agentRef },
      importedAt: imports.finishedAt,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)))
  if (!found || found.agentRef === null) return null
  const agentId = found.agentId as AgentId
  const [later] = await drizzle
    .select({ id: imports.id })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.agentId, agentId),
        gt(importRows.importId, importId),
        eq(importRows.agentRef, found.agentRef),
        isNotNull(importRows.media),
      ),
    )
    .limit(1)
  return later ? null : { ...found, agentId, agentRef: found.agentRef }
}

/** Of older ones some rows may be left: what they remember of a listing's media. */
const isReadable = sql`coalesce(${imports.finishedAt}, now()) >= now() - ${RETENTION.importReportDays} * interval '1 day'`

/** Throws notFound for one that is absent, another agent's, or too old. */
export async function readImport(db: Database, agentId: AgentId, id: number): Promise<Import> {
  const [row] = await selectImports(db).where(
    and(eq(imports.id, id), eq(imports.agentId, agentId), isReadable),
  )
  if (!row) throw new AppError('notFound')
  return importOf(row)
}

/** An import with what is said of its file and its media. Throws notFound like readImport. */
export async function readOpenedImport(
  db: Database,
  agentId: AgentId,
  id: number,
): Promise<OpenedImport> {
  const found = await readImport(db, agentId, id)
  if (found.state !== 'done') return { ...found, ofFile: [], media: null }
  const isWithMedia = found.hasMedia && found.mode === 'import'
  const media = isWithMedia ? await readMediaOf(db, id) : null
  return { ...found, ofFile: await readOfFile(db, id), media }
}

/** The imports of an agent, the latest first. */
export async function readImports(
  db: Database,
  agentId: AgentId,
  cursor: number | undefined,
): Promise<z.output<typeof importListOutput>> {
  const rows = await selectImports(db)
    .where(
      and(
        eq(imports.agentId, agentId),
        isReadable,
        cursor === undefined ? undefined : lt(imports.id, cursor),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(IMPORTS_PER_PAGE + 1)
  const items = rows.slice(0, IMPORTS_PER_PAGE).map(importOf)
  return { items, nextCursor: rows.length > items.length ? (items.at(-1)?.id ?? null) : null }
}

const SHOWN: Record<RowFilter, SQL | undefined> = {
  faults: eq(importRows.outcome, 'refused'),
  notes: and(
    ne(importRows.outcome, 'refused'),
    sql`jsonb_array_length(${importRows.findings}) > 0`,
  ),
  changes: inArray(importRows.outcome, ['created', 'updated', 'withdrawn']),
}

/** What became of the rows of an import, in their order. Throws notFound like readImport. */
export async function readImportRows(
  db: Database,
  agentId: AgentId,
  { id, show, cursor = 0, limit = ROWS_PER_PAGE }: z.output<typeof importRowsInput>,
): Promise<z.output<typeof importRowsOutput>> {
  await readImport(db, agentId, id)
  const { importId: _, media: __, ...columns } = getTableColumns(importRows)
  const rows = await db.drizzle
    .select(columns)
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.row, cursor), show && SHOWN[show]))
    .orderBy(asc(importRows.row))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.row ?? null) : null }
}
