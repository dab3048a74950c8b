import { AppError } from '@hearth/core/error.ts'
import { SORTS, type Sort } from '@hearth/core/search/contract.ts'
import { z } from 'zod'
import { parseJson } from '../json.ts'

/** Where a page ended: the sort key of its last home, and its id for homes of one key. */
export interface Position {
  /** A number in text: microseconds since 1970, pounds or metres. */
  key: string
  id: number
}

/** The largest key of each order, so that whatever passes here PostgreSQL can read. */
const LARGEST: Record<Sort, number> = {
  newest: Number.MAX_SAFE_INTEGER,
  priceAsc: 2_147_483_647,
  priceDesc: 2_147_483_647,
  nearest: 1e9,
}

function isKeyOf(sort: Sort, key: string): boolean {
  const shape = sort === 'nearest' ? /^\d{1,10}(\.\d{1,20})?$/ : /^(-1|\d{1,16})$/
  return shape.test(key) && Number(key) <= LARGEST[sort]
}

const VERSION = 1
const written = z.tuple([
  z.literal(VERSION),
  z.enum(SORTS),
  z.string(),
  z.number().int().min(1).max(2_147_483_647),
])

/** An opaque text that continues after this position, in this order only. */
export function writeCursor(sort: Sort, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([VERSION, sort, key, id])).toString('base64url')
}

/** Reads what writeCursor wrote. Throws cursorInvalid for anything else, and for a cursor of another order. */
export function readCursor(sort: Sort, cursor: string): Position {
  const parsed = written.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new AppError('cursorInvalid')
  const [, cursorSort, key, id] = parsed.data
  if (cursorSort !== sort || !isKeyOf(sort, key)) throw new AppError('cursorInvalid')
  return { key, id }
}
