import { z } from 'zod'
import { type FileFolder, fileId } from '../file/contract.ts'

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
  /** A file that the row names was left out; of other notes it is not said. */
  leftOut?: 'file' | undefined
}

export const rowFindingSchema = z.object({
  severity: z.enum(['fault', 'note']),
  column: z.string().nullable(),
  message: z.string(),
  leftOut: z.literal('file').optional(),
}) satisfies z.ZodType<RowFinding>

/** A file that an import brought for a listing, with the path by which its row names it. */
export interface BroughtFile {
  folder: FileFolder
  path: string
  fileId: string
}

/** A file that an agent handed over, and how far it has been read. Instants are ISO strings. */
export const importSchema = z.object({
  id: z.number().int(),
  mode: z.enum(IMPORT_MODES),
  withdrawsMissing: z.boolean(),
  state: z.enum(IMPORT_STATES),
  /** Why the file as a whole could not be read; null unless it failed. */
  failure: z.string().nullable(),
  /** The name that the file had on the agent's computer; null once it is swept away. */
  fileName: z.string().nullable(),
  /** To read the same file again; null once it is swept away. */
  fileId: fileId.nullable(),
  /** Whether pictures may have come along: it was a ZIP. They are taken in when the rows are imported. */
  hasMedia: z.boolean(),
  /** Null until they are counted. */
  rowsTotal: z.number().int().nullable(),
  rowsDone: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  withdrawn: z.number().int(),
  /** Whether the same file was imported after it was tried out, or is about to be. */
  isImportedSince: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

/** What has become of the files that the rows of an import name. */
export const importedMediaSchema = z.object({
  takenIn: z.number().int(),
  leftOut: z.number().int(),
  /** Whether more of them may still be taken in. */
  isUnderWay: z.boolean(),
})
export type ImportedMedia = z.infer<typeof importedMediaSchema>

/** An import, with what is told of its file and its media. */
export const openedImportSchema = importSchema.extend({
  /** What is said of the file as a whole. */
  ofFile: z.array(rowFindingSchema),
  /** Null where none came along, or were only tried out. */
  media: importedMediaSchema.nullable(),
})
export type OpenedImport = z.infer<typeof openedImportSchema>

const importId = z.number().int().positive().max(2_147_483_647)

export const startImportInput = z.object({
  fileId,
  mode: z.enum(IMPORT_MODES),
  /** Whether listings that the file lacks are taken off the market. */
  withdrawsMissing: z.boolean().default(false),
  /** Whether whoever asks knows what is wrong with the file as a whole: otherwise it is not imported. */
  areFaultsKnown: z.boolean().default(false),
})
export const importByIdInput = z.object({ id: importId })

/** Faults: rows that are refused. Notes: rows with something to tell. Changes: rows that change a listing. */
export const ROW_FILTERS = ['faults', 'notes', 'changes'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

export const ROWS_PER_PAGE = 50

export const importRowsInput = z.object({
  id: importId,
  /** Left out: all rows. */
  show: z.enum(ROW_FILTERS).optional(),
  /** The last row of the page before. */
  cursor: z.number().int().min(0).optional(),
  limit: z.number().int().min(1).max(500).default(ROWS_PER_PAGE),
})
export const importRowSchema = z.object({
  row: z.number().int(),
  /** Null for what the file lacks, and for the file as a whole. */
  line: z.number().int().nullable(),
  agentRef: z.string().nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  findings: z.array(rowFindingSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importRowsOutput = z.object({
  items: z.array(importRowSchema),
  nextCursor: z.number().int().nullable(),
})

/** The latest first. */
export const importListInput = z.object({
  /** The last import of the page before. */
  cursor: importId.optional(),
})
export const importListOutput = z.object({
  items: z.array(importSchema),
  nextCursor: importId.nullable(),
})
