import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import { baseName } from '@hearth/core/import/mapping/media.ts'

const MEDIA = /^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT)_\d\d$/

/** The names of all media files in some rows, each once. */
export function namesOfMedia(columns: readonly string[], rows: readonly BlmRow[]): string[] {
  const places = columns.flatMap((column, nth) => (MEDIA.test(column) ? [nth] : []))
  const names = rows.flatMap(({ fields }) =>
    places.map((nth) => baseName((fields[nth] ?? '').trim())),
  )
  return [...new Set(names)].filter(Boolean)
}
