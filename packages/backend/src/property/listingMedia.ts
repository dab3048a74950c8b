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

const NOT_OWN = 'This file is not one of yours.'
const NOT_READY = 'This file is still being made ready. Please save again in a moment.'

/**
 * Only the agent's own files, by the addresses that they are served at and once they are, and what the listing
 * already has may be shown with it. Throws badInput with the field of the first other address.
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
    const reason = added.length > 0 && (await problemOf(tx, agentId, folder, added))
    if (reason) throw new AppError('badInput', { field, reason })
  }
}

async function problemOf(
  tx: Transaction,
  agentId: AgentId,
  folder: FileFolder,
  addresses: readonly string[],
): Promise<string | undefined> {
  const ids = new Set(addresses.map((address) => parseFileUrl(address)?.id))
  const known = [...ids].filter((id) => id !== undefined)
  if (known.length < ids.size) return NOT_OWN
  const kept = await keepOwnFiles(tx, agentId, folder, known)
  const own = new Map(kept.map((file) => [file.url, file.state]))
  if (addresses.some((address) => !own.has(address))) return NOT_OWN
  // What is being made over may yet be refused, and would stay a picture that nobody sees.
  return addresses.some((address) => own.get(address) !== 'ready') ? NOT_READY : undefined
}
