import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@hearth/core/file/pictures.ts'
import { MOST_UNUSED, REFUSALS } from '@hearth/core/file/uploadRules.ts'
import type { Database } from '@hearth/db/client.ts'
import { receivedKey, servedKey } from './keys.ts'

const AT_ONCE = 100

/**
 * Removes the files that no listing has used for long, with everything that is stored of them, and answers
 * how many. They are refused for good first: nobody is given what is half removed, and what fails on the
 * way is found again.
 */
export async function sweepFiles(db: Database, storage: Storage): Promise<number> {
  let swept = 0
  for (;;) {
    const unused = await refuseUnused(db)
    for (const file of unused) await removeObjects(storage, file)
    await db.sql`delete from files where id = any(${unused.map(({ id }) => id)})`
    swept += unused.length
    if (unused.length < AT_ONCE) return swept
  }
}

interface Unused {
  id: string
  folder: string
}

/** Some of the files that are to go, from now on of no use to anybody. */
async function refuseUnused({ sql }: Database): Promise<Unused[]> {
  // Asked again of the row that is changed: it may have been named while this waited for it.
  const isOld = sql`files.created_at < now() - interval '1 day' *
    case files.folder when 'import' then ${MOST_UNUSED.import.days}::int
    else ${MOST_UNUSED.media.days}::int end`
  return await sql<Unused[]>`
    with used as (
      select unnest(images || floorplan_url || epc_url) as url from property_details
    ),
    unused as (
      select id from files
      where ${isOld}
        and not exists (select from used where url in (
          '/files/' || folder || '/' || id || '.jpg', '/files/' || folder || '/' || id || '.pdf'
        ))
        and not exists (
          select from imports where file_id = files.id and state in ('waiting', 'running')
        )
      limit ${AT_ONCE}
    )
    update files set state = 'refused', refusal = ${REFUSALS.unused} from unused
    where files.id = unused.id and ${isOld}
    returning files.id, files.folder`
}

async function removeObjects(storage: Storage, { id, folder }: Unused): Promise<void> {
  const variants = PICTURE_FORMATS.flatMap((format) =>
    PICTURE_WIDTHS.map((width) => `-${width}.${format}`),
  )
  const served = [...variants, '.jpg', '.pdf'].map((suffix) => servedKey(folder, id, suffix))
  for (const key of [receivedKey(id), ...served]) await storage.remove(key)
}
