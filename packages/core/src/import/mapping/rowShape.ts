import { COLUMNS_MAX, ROW_MAX } from '../blm/limits.ts'
import type { BlmRow } from '../blm/rowReader.ts'

/**
 * Why a row cannot be read as one of a file with these columns; null when it can. One field more is never let
 * pass, blank or not: it pushes all that stands behind it into the wrong columns.
 */
export function flawOf(columns: readonly string[], { fields, flaw }: BlmRow): string | null {
  if (flaw === 'unclosed') return 'The file ends in the middle of this row.'
  if (flaw === 'tooLarge') return `This row is larger than ${ROW_MAX / 1024} KB.`
  if (fields.length === columns.length) return null
  const count = fields.length > COLUMNS_MAX ? `more than ${COLUMNS_MAX}` : fields.length
  const lengths = `This row has ${count} fields, and the definition ${columns.length}`
  return fields.length < columns.length
    ? `${lengths}: some are missing.`
    : `${lengths}: a field may hold the character that ends fields, or the end of a row is missing.`
}
