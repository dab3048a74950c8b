import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { FileFolder } from '@hearth/core/file/contract.ts'
import { parseFileUrl } from '@hearth/core/file/pictures.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { keepOwnFiles } from '../file/policy.ts'

const FIELDS = [
  ['images', 'images'],
  ['floorplanUrl', 'floorplan'],
  ['epcUrl', 'epc'],
] as const satisfies [keyof ListingInput, FileFolder][]

/**
 * Only the agent's own files and what the listing already has may be shown with it. Throws badInput with
 * the field of the first other address.
 */
export async function assertOwnMedia(
  tx: Transaction,
  agentId: AgentId,
  input: ListingInput,
  before: ListingInput | null,
): Promise<void> {
  for (const [field, folder] of FIELDS) {
    const had = new Set([before?.[field] ?? []].flat())
    const added = [input[field] ?? []].flat().filter((address) => !had.has(address))
    if (added.length > 0 && !(await areOwn(tx, agentId, folder, added))) {
      throw new AppError('badInput', { field, reason: 'This file is not one of yours.' })
    }
  }
}

async function areOwn(
  tx: Transaction,
  agentId: AgentId,
  folder: FileFolder,
  addresses: readonly string[],
): Promise<boolean> {
  const ids = new Set(addresses.map((address) => parseFileUrl(address)?.id))
  const known = [...ids].filter((id) => id !== undefined)
  if (known.length < ids.size) return false
  return keepOwnFiles(tx, agentId, folder, known)
}
