import type { Transaction } from '@hearth/db/client.ts'
import { DEMO_ADDRESSES } from '@hearth/db/demo/accounts.ts'
import { LOCKS } from '@hearth/db/locks.ts'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Context } from '../trpc.ts'
import { cancelViewingsOf } from '../viewing/mutations.ts'

type Removing = Pick<Context, 'db' | 'settings' | 'now'>

/** How much of the demo market goes, and what of it stays because somebody real has to do with it. */
export interface DemoRemoval {
  /** Homes that are gone with everything about them. */
  homes: number
  /** Homes that are off the market: somebody has written about them, asked to see them or saved them. */
  keptHomes: number
  /** Homes that visitors of the demo's agent have added: off the market as well. */
  addedHomes: number
  companies: number
  /** Companies of which homes, files or imports stay; nobody acts for them. */
  keptCompanies: number
  accounts: number
  places: number
  /** Open viewings that end with it; whoever asked is told. */
  viewings: number
  /** Real homes whose surroundings are measured anew, without the made-up places. */
  measuredAnew: number
}

/**
 * Removes the demo market and keeps whatever real people have to do with, all of it or nothing. Repeated,
 * it removes what has nobody any more.
 */
export function removeDemo(removing: Removing): Promise<DemoRemoval> {
  return removing.db.drizzle.transaction((tx) => remove(tx, removing))
}

/** What `removeDemo` would do, found out by doing it and taking it back. */
export async function previewDemoRemoval(removing: Removing): Promise<DemoRemoval> {
  let removal: DemoRemoval | undefined
  await removing.db.drizzle
    .transaction(async (tx) => {
      removal = await remove(tx, removing)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  if (!removal) throw new Error('The removal was not tried')
  return removal
}

async function remove(tx: Transaction, { settings, now }: Removing): Promise<DemoRemoval> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`)
  await chooseHomes(tx)
  const { homes, keptHomes, addedHomes } = await countHomes(tx)
  await tx.execute(sql`delete from viewings where property_id in (${GOING})`)
  await tx.execute(sql`delete from messages where property_id in (${GOING})`)
  await tx.execute(sql`delete from properties where id in (${GOING})`)
  const left = await withdrawRest(tx, now)
  const viewings = await cancelViewingsOf(tx, left, { settings, now })
  const accounts = await count(tx, sql`delete from users where is_demo returning id`)
  const companies = await count(tx, REMOVE_COMPANIES)
  const keptCompanies = await count(tx, CLOSE_COMPANIES)
  const places = await count(tx, sql`delete from places where is_demo returning id`)
  const measuredAnew = places > 0 ? await count(tx, MEASURE_ANEW) : 0
  return {
    ...{ homes, keptHomes, addedHomes, companies, keptCompanies },
    ...{ accounts, places, viewings, measuredAnew },
  }
}

/** Companies of the demo, unless a real account acts for one; and their homes, by what becomes of them. */
async function chooseHomes(tx: Transaction): Promise<void> {
  const addresses = sql`(${sql.join(
    DEMO_ADDRESSES.map((address) => sql`${address}`),
    sql`, `,
  )})`
  await tx.execute(sql`
    create temporary table demo_companies on commit drop as
    select id from agents
    where id in (select agent_id from properties where is_demo)
      and (user_id is null or user_id in (select id from users where is_demo))`)
  await tx.execute(sql`
    create temporary table demo_homes on commit drop as
    select id, case
      when not is_demo then 'added'
      when exists (select from messages m where m.property_id = p.id and lower(m.email) not in ${addresses})
        or exists (select from viewings v where v.property_id = p.id and lower(v.email) not in ${addresses})
        or exists (select from saved_properties s join users u on u.id = s.user_id
          where s.property_id = p.id and not u.is_demo) then 'stays'
      else 'goes' end as kind
    from properties p
    where is_demo or agent_id in (select id from demo_companies)`)
}

const GOING = sql`select id from demo_homes where kind = 'goes'`

async function countHomes(tx: Transaction) {
  const rows = await tx.execute<{ kind: string; homes: number }>(
    sql`select kind, count(*)::int as homes from demo_homes group by kind`,
  )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.homes ?? 0
  return { homes: of('goes'), keptHomes: of('stays'), addedHomes: of('added') }
}

/** Answers which homes are left, all of them off the market now. */
async function withdrawRest(tx: Transaction, now: Date): Promise<number[]> {
  const at = now.toISOString()
  await tx.execute(sql`
    update properties set withdrawn_at = ${at}, updated_at = ${at}
    where withdrawn_at is null and id in (select id from demo_homes where kind <> 'goes')`)
  const left = await tx.execute<{ id: number }>(
    sql`select id from demo_homes where kind <> 'goes' order by id`,
  )
  return left.map(({ id }) => id)
}

async function count(tx: Transaction, statement: ReturnType<typeof sql>): Promise<number> {
  return (await tx.execute(statement)).length
}

const REMOVE_COMPANIES = sql`
  delete from agents a
  where id in (select id from demo_companies)
    and not exists (select from properties where agent_id = a.id)
    and not exists (select from viewings where agent_id = a.id)
    and not exists (select from files where agent_id = a.id)
    and not exists (select from imports where agent_id = a.id)
  returning id`

/** Nothing is mailed to a company that nobody acts for. */
const CLOSE_COMPANIES = sql`
  update agents set user_id = null, email = null
  where id in (select id from demo_companies) returning id`

/** As the trigger of a listing that has moved asks for it. */
const MEASURE_ANEW = sql`
  insert into jobs (name, payload, key)
  select 'amenity.analyse', jsonb_build_object('propertyId', id), 'property/' || id
  from properties
  where not is_demo and withdrawn_at is null and lat is not null
  order by id
  on conflict (name, key) where attempts = 0 and finished_at is null and failed_at is null
  do update set key = excluded.key
  returning id`
