import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A check that a text column holds one of our own constants (or null, where the column allows it). */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  return sql`${column} in (${sql.raw(list)})`
}

/** A check that a text says something: blanks alone are nothing. */
export function isFilled(column: PgColumn): SQL {
  return sql`length(btrim(${column})) > 0`
}
