import type { Database } from '@hearth/db/client.ts'
import type { Count } from './tally.ts'

/**
 * Adds what was counted to what is stored, in one statement. What an agent did to a home of their own is
 * left out, and so are homes that nobody has. Several servers may add to the same rows at once: each goes
 * through them in one order, so that no two wait for each other in a circle.
 */
export async function addFigures(
  { sql }: Pick<Database, 'sql'>,
  counts: readonly Count[],
): Promise<void> {
  if (counts.length === 0) return
  await sql`
    insert into property_figures as stored (property_id, day, impressions, page_views, saves)
    select p.id, counted.day,
      coalesce(sum(counted.times) filter (where counted.kind = 'impressions'), 0),
      coalesce(sum(counted.times) filter (where counted.kind = 'pageViews'), 0),
      coalesce(sum(counted.times) filter (where counted.kind = 'saves'), 0)
    from unnest(
      ${counts.map(({ propertyId }) => propertyId)}::int[],
      ${counts.map(({ day }) => day)}::text[]::date[],
      ${counts.map(({ viewer }) => viewer)}::int[],
      ${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ times }) => times)}::int[]
    ) as counted (property_id, day, viewer, kind, times)
    join properties p on p.id = counted.property_id
    left join agents own on own.id = p.agent_id and own.user_id = counted.viewer
    where own.id is null
    group by p.id, counted.day
    order by p.id, counted.day
    on conflict (property_id, day) do update set
      impressions = stored.impressions + excluded.impressions,
      page_views = stored.page_views + excluded.page_views,
      saves = stored.saves + excluded.saves`
}
