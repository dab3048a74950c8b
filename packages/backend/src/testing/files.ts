import { randomBytes } from 'node:crypto'
import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder } from '@hearth/core/file/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'

const LARGEST = 1_000_000_000

/** Uploads that no home uses, of so many bytes together; nothing of them is in any storage. Answers their ids. */
export async function storeUnused(
  { drizzle }: Database,
  agentId: AgentId,
  folder: FileFolder,
  bytes: number,
): Promise<string[]> {
  const sizes = Array.from({ length: Math.ceil(bytes / LARGEST) }, (_, nth) =>
    Math.min(LARGEST, bytes - nth * LARGEST),
  )
  const rows = sizes.map((size) => ({
    ...{ id: randomBytes(16).toString('hex'), sha256: randomBytes(32).toString('hex') },
    ...{ agentId, folder, bytes: size, state: 'ready' as const },
    ...{ contentType: 'image/jpeg', originalName: 'a.jpg' },
  }))
  await drizzle.insert(files).values(rows)
  return rows.map(({ id }) => id)
}
