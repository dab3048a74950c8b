import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@hearth/core/file/pictures.ts'
import type { Database } from '@hearth/db/client.ts'
import { receivedKey, servedKey } from './keys.ts'

const KEEP_UNUSED_DAYS = 7
const AT_ONCE = 100

/**
 * Removes the files that no listing has used for a week, with everything that is stored of them, and
 * answers how many. A row goes when its objects are gone: what fails on the way is found again.
 */
export async function sweepFiles(db: Database, storage: Storage): Promise<number> {
  let swept = 0
  for (;;) {
    const gone = await sweepSome(db, storage)
    swept += gone
    if (gone < AT_ONCE) return swept
  }
}

interface Gone {
  id: string
  folder: string
}

function sweepSome({ sql }: Database, storage: Storage): Promise<number> {
  return sql.begin(async (tx) => {
    const gone = await tx<Gone[]>`
      with used as (
        select unnest(images || floorplan_url || epc_url) as url from property_details
      ),
      unused as (
        select id from files
        where created_at < now() - ${KEEP_UNUSED_DAYS} * interval '1 day'
          and not exists (select from used where url in (
            '/files/' || folder || '/' || id || '.jpg', '/files/' || folder || '/' || id || '.pdf'
          ))
          and not exists (
            select from imports where file_id = files.id and state in ('waiting', 'running')
          )
        limit ${AT_ONCE}
      )
      delete from files using unused
      where files.id = unused.id
        and created_at < now() - ${KEEP_UNUSED_DAYS} * interval '1 day'
      returning files.id, files.folder`
    for (const file of gone) await removeObjects(storage, file)
    return gone.length
  })
}

async function removeObjects(storage: Storage, { id, folder }: Gone): Promise<void> {
  const variants = PICTURE_FORMATS.flatMap((format) =>
    PICTURE_WIDTHS.map((width) => `-${width}.${format}`),
  )
  const served = [...variants, '.jpg', '.pdf'].map((suffix) => servedKey(folder, id, suffix))
  for (const key of [receivedKey(id), ...served]) await storage.remove(key)
}
