import { tidyLines } from '../../message/typedText.ts'
import { inThousands } from '../../number/inThousands.ts'
import { FIELD_MAX, TEXT_MAX } from '../blm/limits.ts'
import type { RowFinding } from '../contract.ts'
import { firstCharacters } from '../firstCharacters.ts'
import { isRead } from './columns.ts'

const TEXTS = new Set(['DESCRIPTION', 'SUMMARY'])

/** The fields of one row by their columns, and what was found while they were read. */
export interface Cells {
  /** Whether the file has this column, with or without anything in it. */
  has(column: string): boolean
  /** What stands there, without blanks around it and what nobody can see or store; empty where there is nothing, and without the column. */
  text(column: string): string
  note(column: string | null, message: string): void
  fault(column: string | null, message: string): void
  readonly findings: readonly RowFinding[]
}

/** The fields that are read of a row that has as many of them as there are columns. */
export function createCells(columns: readonly string[], fields: readonly string[]): Cells {
  const findings: RowFinding[] = []
  const values = new Map<string, string>()
  const cells: Cells = {
    has: (column) => values.has(column),
    text: (column) => values.get(column) ?? '',
    note: (column, message) => void findings.push({ severity: 'note', column, message }),
    fault: (column, message) => void findings.push({ severity: 'fault', column, message }),
    findings,
  }
  for (const [nth, column] of columns.entries()) {
    if (!isRead(column)) continue
    const most = TEXTS.has(column) ? TEXT_MAX : FIELD_MAX
    const text = (fields[nth] ?? '').trim()
    if (text.length > most) {
      cells.fault(column, `This is longer than ${inThousands(most)} characters.`)
    }
    values.set(column, tidyLines(text.slice(0, most)))
  }
  return cells
}

/** What is quoted of a field in a finding: enough to be found by. */
export function quoted(text: string): string {
  const line = tidyLines(text).replace(/\s+/g, ' ')
  return `“${line.length > 40 ? `${firstCharacters(line, 39)}…` : line}”`
}
