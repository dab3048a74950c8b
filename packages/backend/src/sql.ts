import type { Database } from '@hearth/db/client.ts'

/** The handle that statements of our own are written with. */
export type Sql = Database['sql']

const anyFragment = (sql: Sql) => sql`true`

/** A piece of a statement with its parameters; pieces nest, and the whole is prepared by its text. */
export type Fragment = ReturnType<typeof anyFragment>

/** The pieces one after the other, joined by "and", "union" or the like. At least one is needed. */
export function joined(sql: Sql, pieces: readonly Fragment[], by: Fragment): Fragment {
  const [first, ...rest] = pieces
  if (!first) throw new Error('Nothing to join')
  return rest.reduce((whole, piece) => sql`${whole} ${by} ${piece}`, first)
}

/** A LIKE pattern for "contains this text", whatever characters the text has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** "limit 25" with the number in the text, because the planner chooses by it and is not told parameters. */
export function limitTo(sql: Sql, rows: number): Fragment {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is no number of rows`)
  return sql.unsafe(`limit ${rows}`)
}
