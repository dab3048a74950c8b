import type { RowFinding, RowOutcome } from '@hearth/core/import/contract.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { importRows, imports } from '@hearth/db/schema/import.ts'
import { and, eq, sql } from 'drizzle-orm'

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
