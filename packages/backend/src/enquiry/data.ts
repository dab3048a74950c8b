import { AppError } from '@hearth/core/error.ts'
import type { PropertyStatus } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { eq } from 'drizzle-orm'

/** What an enquiry needs to know of the home that it is about. */
export interface EnquiredHome {
  id: number
  title: string
  address: string
  status: PropertyStatus
  /** Where its agent reads mail; null: nowhere yet. */
  agentEmail: string | null
  agentCompany: string | null
}

/** The home of an enquiry. Throws notFound for one that is unknown or withdrawn. */
export async function readEnquiredHome(tx: Transaction, id: number): Promise<EnquiredHome> {
  const { withdrawnAt, ...home } = await readRow(tx, id)
  if (withdrawnAt) throw new AppError('notFound')
  return home
}

/** A home that was written about, also when it is withdrawn by now. Throws notFound for an unknown one. */
export async function readKnownHome(tx: Transaction, id: number): Promise<EnquiredHome> {
  const { withdrawnAt: _, ...home } = await readRow(tx, id)
  return home
}

async function readRow(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      id: properties.id,
      title: propertyDetails.title,
      address: properties.address,
      status: properties.status,
      agentEmail: agents.email,
      agentCompany: agents.companyName,
      withdrawnAt: properties.withdrawnAt,
    })
    .from(properties)
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, properties.id))
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .where(eq(properties.id, id))
    // It is not taken off the market while somebody asks about it.
    .for('key share', { of: properties })
  if (!row) throw new AppError('notFound')
  return { ...row, title: row.title ?? PROPERTY_DEFAULTS.title }
}
