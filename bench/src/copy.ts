import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@hearth/db/client.ts'

/** What a cell of a COPY may be. */
export type Cell = string | number | bigint | boolean | Date | null | undefined | readonly string[]

/** Writes rows with COPY, the fastest way in. Columns are in the order of the cells. */
export async function copyRows(
  { sql }: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const target = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable()
  await pipeline(Readable.from(linesOf(rows)), target)
}

/** Several rows at a time: a write for each alone would take most of the time. */
const ROWS_PER_WRITE = 500

function* linesOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${row.map(cellText).join('\t')}\n`)
    if (lines.length === ROWS_PER_WRITE) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (cell instanceof Date) return cell.toISOString()
  if (Array.isArray(cell)) return escaped(`{${cell.map((text) => JSON.stringify(text)).join(',')}}`)
  return escaped(String(cell))
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)
