import { tidyLines } from '../../message/typedText.ts'
import { listingFields } from '../../property/listingFields.ts'
import { FIELD_MAX } from '../blm/limits.ts'
import type { BlmRow } from '../blm/rowReader.ts'

interface ReadReference {
  /** As it is stored; null where a row has none that can be. */
  ref: string | null
  /** Why there is none; null where there is one. */
  problem: string | null
}

/** AGENT_REF, by the rule that the form has for it. */
export function readReference(columns: readonly string[], { fields }: BlmRow): ReadReference {
  const text = (fields[columns.indexOf('AGENT_REF')] ?? '').slice(0, FIELD_MAX)
  const { data = null, error } = listingFields.agentRef.safeParse(tidyLines(text))
  if (data !== null) return { ref: data, problem: null }
  return { ref: null, problem: error?.issues[0]?.message ?? 'The row has no reference.' }
}

export const referenceOf = (columns: readonly string[], row: BlmRow): string | null =>
  readReference(columns, row).ref
