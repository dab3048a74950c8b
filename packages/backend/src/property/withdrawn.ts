import type { Database } from '@hearth/db/client.ts'

/** Whether a home had a page once that was taken down. */
export async function isWithdrawn({ sql }: Pick<Database, 'sql'>, id: number): Promise<boolean> {
  const rows = await sql`select from properties where id = ${id} and withdrawn_at is not null`
  return rows.length > 0
}
