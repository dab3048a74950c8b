import type { BlmRow } from '../blm/rowReader.ts'
import { type MappedRow, mapRow } from '../mapping/mapRow.ts'
import { COLUMNS, type Column, madeUpRow } from './madeUpFile.ts'

export const DAY = '2026-11-20'
/** A made-up home for sale, and one to let. */
export const SALE = 1
export const LET = 3

export function rowOf(nth: number, changes: Partial<Record<Column, string>> = {}): BlmRow {
  const made = madeUpRow(nth, changes)
  return { nth: 1, line: 1, fields: COLUMNS.map((column) => made[column]), flaw: null }
}

/** What such a row makes of a new listing. */
export const mapped = (nth: number, changes: Partial<Record<Column, string>> = {}): MappedRow =>
  mapRow(COLUMNS, rowOf(nth, changes), null, DAY)

export const faults = ({ findings }: MappedRow) =>
  findings.filter(({ severity }) => severity === 'fault')
