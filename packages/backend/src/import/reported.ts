import type { ImportedMedia, RowFinding } from '@hearth/core/import/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { importRows, imports } from '@hearth/db/schema/import.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'

/** What is said of a file as a whole stands in rows that are of no line and of no listing. */
const isOfFile = and(isNull(importRows.line), isNull(importRows.agentRef))

export async function readOfFile({ drizzle }: Database, id: number): Promise<RowFinding[]> {
  const rows = await drizzle
    .select({ findings: importRows.findings })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isOfFile))
    .orderBy(asc(importRows.row))
  return rows.flatMap(({ findings }) => findings)
}

/** Counted as it is now: files are stored, made over and noted by jobs of their own, and files may be swept. */
export async function readMediaOf({ sql }: Database, id: number): Promise<ImportedMedia> {
  const [row] = await sql<ImportedMedia[]>`
    with brought as (
      select f.state from import_rows r
      cross join jsonb_to_recordset(r.media) as m("fileId" text)
      left join files f on f.id = m."fileId"
      where r.import_id = ${id} and r.media is not null
    ), left_out as (
      select from import_rows r, jsonb_array_elements(r.findings) as finding
      where r.import_id = ${id} and r.outcome <> 'refused' and finding ->> 'leftOut' = 'file'
    ), under_way as (
      select from jobs
      where name in ('import.media', 'import.attach') and (payload ->> 'importId')::int = ${id}
        and finished_at is null and failed_at is null
    )
    select
      (select count(*)::int from brought where state is distinct from 'received'
        and state is distinct from 'refused') as "takenIn",
      (select count(*)::int from brought where state = 'refused')
        + (select count(*)::int from left_out) as "leftOut",
      exists (select from under_way)
        or exists (select from brought where state = 'received') as "isUnderWay"`
  if (!row) throw new Error('The media of an import were not counted')
  return row
}

/** What was found wrong with a file as a whole when it was tried out; null: nothing, or it was not. */
export async function readFaultOfFile(
  { drizzle }: Database,
  fileId: string,
): Promise<string | null> {
  const rows = await drizzle
    .select({ findings: importRows.findings })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(and(eq(imports.fileId, fileId), eq(importRows.outcome, 'refused'), isOfFile))
  const findings = rows.flatMap((row) => row.findings)
  return findings.find(({ severity }) => severity === 'fault')?.message ?? null
}
