import type { BlmHead } from '@hearth/core/import/blm/head.ts'
import { createBlmParser } from '@hearth/core/import/blm/parser.ts'
import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import { flawOf } from '@hearth/core/import/mapping/rowShape.ts'
import type { ImportSource } from './source.ts'

/** What a file is as a whole. */
export interface Survey {
  head: BlmHead
  rows: number
  /** Without a last one that the file ends within. */
  closedRows: number
  /** Its #END# stands there. */
  isEnded: boolean
  /** Whether every row tells whose it is: otherwise nobody knows which listings the file lacks. */
  areAllNamed: boolean
  /** Whether every row has its fields: in another, references may stand in the wrong place, or several. */
  areAllInShape: boolean
}

/** Reads a file to its end once, before anything is done with it. Throws Unreadable. */
export async function survey(source: ImportSource): Promise<Survey> {
  const parser = createBlmParser()
  let rows = 0
  let closedRows = 0
  let areAllNamed = true
  let areAllInShape = true
  const take = (found: readonly BlmRow[]) => {
    rows += found.length
    closedRows += found.filter(({ flaw }) => flaw !== 'unclosed').length
    const columns = parser.head?.columns ?? []
    areAllNamed &&= found.every((row) => referenceOf(columns, row) !== null)
    areAllInShape &&= found.every((row) => flawOf(columns, row) === null)
  }
  for await (const chunk of source.read()) take(parser.feed(chunk))
  const { rows: last, isEnded } = parser.end()
  take(last)
  if (!parser.head) throw new Error('A file was read that has no head')
  return { head: parser.head, rows, closedRows, isEnded, areAllNamed, areAllInShape }
}

/** What the rows of a batch may weigh together, in characters: some megabytes of memory. */
const BATCH_WEIGHT = 2_000_000
/** What a field weighs beside its characters. */
const FIELD_WEIGHT = 16

/** The rows of a file, so many at a time; fewer where they are long. */
export async function* batchesOf(source: ImportSource, most: number): AsyncGenerator<BlmRow[]> {
  let batch: BlmRow[] = []
  let weight = 0
  for await (const row of rowsOf(source)) {
    batch.push(row)
    weight += weightOf(row)
    if (batch.length < most && weight < BATCH_WEIGHT) continue
    yield batch
    batch = []
    weight = 0
  }
  if (batch.length > 0) yield batch
}

const weightOf = ({ fields }: BlmRow) =>
  fields.reduce((sum, field) => sum + field.length + FIELD_WEIGHT, 0)

async function* rowsOf(source: ImportSource): AsyncGenerator<BlmRow> {
  const parser = createBlmParser()
  for await (const chunk of source.read()) yield* parser.feed(chunk)
  yield* parser.end().rows
}
