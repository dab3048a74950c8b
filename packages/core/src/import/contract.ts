/** Dry: what would happen is reported, and nothing is changed. */
export const IMPORT_MODES = ['dryRun', 'import'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What became of one row of a file, or of a listing that the file lacks. */
export const ROW_OUTCOMES = ['created', 'updated', 'unchanged', 'refused', 'withdrawn'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** What was found in one row. A fault keeps the row out; a note tells what was read leniently or left out. */
export interface RowFinding {
  severity: 'fault' | 'note'
  /** The column of the file, "PRICE"; null: the row as a whole. */
  column: string | null
  message: string
}
