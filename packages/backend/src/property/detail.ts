import { AppError } from '@hearth/core/error.ts'
import type { PropertyDetail, PropertyHistoryEntry } from '@hearth/core/property/contract.ts'
import { tagsOfBits } from '@hearth/core/property/featureBits.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Database } from '@hearth/db/client.ts'
import { type CardRow, cardColumns, isoSql } from './data.ts'

type DetailRow = CardRow &
  Omit<PropertyDetail, keyof CardRow | 'featureTags' | 'history'> & {
    /** A bigint as text. */
    featureBits: string
    history: PropertyHistoryEntry[]
  }

/**
 * Everything public about one listing. A home that was sold or let stays on its page with that status;
 * throws notFound for one that is unknown or withdrawn.
 */
export async function readProperty({ sql }: Database, id: number): Promise<PropertyDetail> {
  const [row] = await sql<DetailRow[]>`
    select
      ${cardColumns(sql)},
      p.feature_bits as "featureBits",
      coalesce(d.features, '{}') as features,
      coalesce(d.description, '') as description,
      coalesce(d.agent_name, ${PROPERTY_DEFAULTS.agent}) as "agentName",
      agent.company_name as "agentCompany",
      coalesce(d.agent_phone, agent.phone) as "agentPhone",
      d.floorplan_url as "floorplanUrl",
      d.epc_rating as "epcRating",
      d.epc_exemption as "epcExemption",
      d.epc_url as "epcUrl",
      d.virtual_tour_url as "virtualTourUrl",
      d.tenure,
      d.lease_years as "leaseYears",
      d.service_charge as "serviceCharge",
      d.ground_rent as "groundRent",
      d.council_tax_band as "councilTaxBand",
      d.deposit,
      d.furnishing,
      d.available_from::text as "availableFrom",
      history.entries as history
    from properties p
    left join property_details d on d.property_id = p.id
    left join agents agent on agent.id = p.agent_id
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'at', ${isoSql(sql, sql`h.at`)}, 'kind', h.kind, 'price', h.price, 'status', h.status
      ) order by h.at, h.id), '[]') as entries
      from property_history h where h.property_id = p.id
    ) history
    where p.id = ${id} and p.withdrawn_at is null`
  if (!row) throw new AppError('notFound')
  const { featureBits, ...detail } = row
  return { ...detail, featureTags: tagsOfBits(BigInt(featureBits)) }
}
