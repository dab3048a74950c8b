import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import { mediaOf } from '@hearth/core/import/mapping/mapRow.ts'
import { allFiles } from './decide.ts'

/** The names of all media files in some rows, each once. */
export function namesOfMedia(columns: readonly string[], rows: readonly BlmRow[]): string[] {
  const files = rows.flatMap((row) => allFiles(mediaOf(columns, row)))
  return [...new Set(files.map(({ name }) => name))].filter(Boolean)
}
