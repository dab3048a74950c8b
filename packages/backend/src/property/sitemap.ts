import type { Database } from '@hearth/db/client.ts'
import { isoSql } from './data.ts'

/** What the sitemap protocol allows in one file. */
export const HOMES_PER_FILE = 50_000
/** Ids read at a time: a whole file would stay in memory while a slow robot takes it. */
const PER_READ = 500

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

/** Whether a file has any homes. */
export async function hasSitemapHomes(
  { sql }: Database,
  nth: number,
  perFile: number,
): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (
      select from properties p
      where p.id > ${(nth - 1) * perFile}::bigint and p.id <= ${nth * perFile}::bigint
        and p.withdrawn_at is null
    ) as has`
  return row?.has ?? false
}

/** The homes of one file, the oldest first, some at a time. */
export async function* readSitemapHomes(
  { sql }: Database,
  nth: number,
  perFile: number,
): AsyncGenerator<SitemapHome[]> {
  const last = nth * perFile
  for (let after = last - perFile; after < last; after += PER_READ) {
    const upTo = Math.min(after + PER_READ, last)
    // The picture by a query of its own: joined, all details were read for each of these reads.
    const homes = await sql<SitemapHome[]>`
      select
        p.id,
        (select d.images[1] from property_details d where d.property_id = p.id) as image,
        ${isoSql(sql, sql`p.updated_at`)} as "lastModified"
      from properties p
      where p.id > ${after}::bigint and p.id <= ${upTo}::bigint and p.withdrawn_at is null
      order by p.id`
    yield homes
  }
}
