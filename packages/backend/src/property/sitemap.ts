import type { Database } from '@hearth/db/client.ts'
import { isoSql } from './data.ts'

/** What the sitemap protocol allows in one file. */
export const HOMES_PER_FILE = 50_000
/** Read at a time: a whole file would stay in memory while a slow robot takes it. */
const PER_READ = 2000

export interface SitemapFile {
  /** 1 holds the homes with the ids 1 to `perFile`. */
  nth: number
  /** An ISO string. */
  lastModified: string
}

export interface SitemapHome {
  id: number
  /** The address of its first picture, or null. */
  image: string | null
  /** An ISO string. */
  lastModified: string
}

/**
 * The files of homes that have a page, those sold and let among them. A home's file follows from its id
 * alone: listing and withdrawing others moves it nowhere.
 */
export async function readSitemapFiles({ sql }: Database, perFile: number): Promise<SitemapFile[]> {
  return sql<SitemapFile[]>`
    select nth, ${isoSql(sql, sql`max(updated_at)`)} as "lastModified"
    from (
      select (p.id - 1) / ${perFile}::int + 1 as nth, p.updated_at
      from properties p where p.withdrawn_at is null
    ) homes
    group by nth order by nth`
}

/** The homes of one file, the oldest first, some at a time; none for a file that is not there. */
export async function* readSitemapHomes(
  { sql }: Database,
  nth: number,
  perFile: number,
): AsyncGenerator<SitemapHome[]> {
  const last = nth * perFile
  let after = last - perFile
  while (after < last) {
    const homes: SitemapHome[] = await sql<SitemapHome[]>`
      select p.id, d.images[1] as image, ${isoSql(sql, sql`p.updated_at`)} as "lastModified"
      from properties p left join property_details d on d.property_id = p.id
      where p.id > ${after}::bigint and p.id <= ${last}::bigint and p.withdrawn_at is null
      order by p.id
      limit ${PER_READ}`
    if (homes.length > 0) yield homes
    if (homes.length < PER_READ) return
    after = homes.at(-1)?.id ?? last
  }
}
