import type { RowFinding, RowOutcome } from '@hearth/core/import/contract.ts'
import type { Database, Drizzle, Transaction } from '@hearth/db/client.ts'
import { importRows, imports } from '@hearth/db/schema/import.ts'
import { and, eq, max, sql } from 'drizzle-orm'

/** A row as it is reported. */
export type ReportedRow = typeof importRows.$inferInsert

/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_A_STATEMENT = 5000
const COUNTED = [
  'created',
  'updated',
  'unchanged',
  'refused',
  'withdrawn',
] as const satisfies RowOutcome[]

/** Writes what became of rows, and counts them, in the transaction that makes it true. */
export async function report(
  tx: Transaction,
  importId: number,
  rows: readonly Omit<ReportedRow, 'importId'>[],
  done: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const part = rows.slice(from, from + ROWS_A_STATEMENT)
    await tx.insert(importRows).values(part.map((row) => ({ ...row, importId })))
  }
  const counts = COUNTED.map((outcome) => {
    const more = rows.filter((row) => row.outcome === outcome).length
    return [outcome, sql`${imports[outcome]} + ${more}`] as const
  })
  await tx
    .update(imports)
    .set({ ...Object.fromEntries(counts), ...done })
    .where(eq(imports.id, importId))
}

/** Says something of a file as a whole that is found later, in a row of its own; the same is not said twice. */
export async function noteOnFile(
  { drizzle }: Database,
  importId: number,
  message: string,
): Promise<void> {
  const findings: RowFinding[] = [{ severity: 'note', column: null, message }]
  await drizzle.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const of = eq(importRows.importId, importId)
    const said = sql`${importRows.findings} @> ${JSON.stringify(findings)}::jsonb`
    if ((await tx.$count(importRows, and(of, said))) > 0) return
    const [last] = await tx
      .select({ row: max(importRows.row) })
      .from(importRows)
      .where(of)
    const row = (last?.row ?? 0) + 1
    await report(tx, importId, [{ row, outcome: 'unchanged', findings }], {})
  })
}

/** Adds what is found later; the same is not said twice. */
export async function noteOnRow(
  drizzle: Drizzle | Transaction,
  importId: number,
  row: number,
  finding: RowFinding,
): Promise<void> {
  const more = sql`${JSON.stringify([finding])}::jsonb`
  await drizzle
    .update(importRows)
    .set({ findings: sql`${importRows.findings} || ${more}` })
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.row, row),
        sql`not ${importRows.findings} @> ${more}`,
      ),
    )
}
