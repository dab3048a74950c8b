import type { Database } from '@hearth/db/client.ts'
import postgres from 'postgres'

/** One statement as it went to PostgreSQL. */
export interface Statement {
  text: string
  parameters: unknown[]
}

/** The statements that each piece of work sends, with their parameters, in order. */
export async function recordStatements<Item>(
  db: Database,
  url: string,
  items: readonly Item[],
  work: (recorded: Database, item: Item) => Promise<unknown>,
): Promise<Statement[][]> {
  let statements: Statement[] = []
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    debug: (_connection, text, parameters) => {
      // The driver's own questions about types have no part in a search.
      if (!text.includes('pg_catalog')) statements.push({ text, parameters: [...parameters] })
    },
  })
  const recorded: Statement[][] = []
  try {
    for (const item of items) {
      statements = []
      await work({ ...db, sql }, item)
      recorded.push(statements)
    }
  } finally {
    await sql.end()
  }
  return recorded
}

/** Sends a recorded statement as it is: prepared, and with nothing of ours around it. */
export async function sendStatement({ sql }: Database, statement: Statement): Promise<void> {
  await sql.unsafe(statement.text, statement.parameters as never[], { prepare: true })
}
