import type { Database } from '@hearth/db/client.ts'
import { KEEP_REPORTS_DAYS } from './keep.ts'

/**
 * Removes reports that nobody can read any more. The files that a listing's latest media came as are still
 * remembered by its row: the next import that names them needs it.
 */
export async function forgetOldReports({ sql }: Database): Promise<{ rows: number }> {
  const isOld = sql`finished_at < now() - ${KEEP_REPORTS_DAYS} * interval '1 day'`
  const rows = await sql`
    delete from import_rows r using imports i
    where i.id = r.import_id and ${isOld} and (r.media is null or exists (
      select from import_rows later join imports j on j.id = later.import_id
      where j.agent_id = i.agent_id and later.agent_ref = r.agent_ref
        and later.media is not null and later.import_id > r.import_id))`
  await sql`
    delete from imports i
    where ${isOld} and not exists (select from import_rows r where r.import_id = i.id)`
  return { rows: rows.count }
}
