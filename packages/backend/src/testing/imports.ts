import { setTimeout } from 'node:timers/promises'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Import, ImportMode } from '@hearth/core/import/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { receiveFile } from '../file/mutations.ts'
import { readImport, readImportRows } from '../import/data.ts'
import { startImport } from '../import/mutations.ts'
import { runImport } from '../import/run.ts'
import { testJobContext } from './jobContext.ts'

interface Asked {
  mode?: ImportMode
  withdrawsMissing?: boolean
  now?: Date
}

/** An agent who hands files over, and a worker that reads them. */
export function importWorld(
  db: Database,
  agentId: AgentId,
  storage: Storage = createMemoryStorage(),
) {
  /** Stores a file as an upload would, and answers its id. */
  async function handOver(file: string | Uint8Array, name = 'listings.blm'): Promise<string> {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    const body = (async function* () {
      yield bytes
    })()
    const { id } = await receiveFile({ db, storage }, { agentId, folder: 'import', name, body })
    return id
  }

  const context = (now?: Date) => testJobContext(db, { storage, ...(now && { now }) })

  async function start(
    file: string | Uint8Array,
    { mode = 'import', withdrawsMissing = false }: Asked = {},
  ): Promise<Import> {
    return startImport(db, agentId, { fileId: await handOver(file), mode, withdrawsMissing })
  }

  const run = async (id: number, now?: Date): Promise<Import> => {
    while (!(await runImport(context(now), id))) await setTimeout(10)
    return readImport(db, agentId, id)
  }

  return {
    ...{ storage, handOver, context, start, run },
    /** Hands a file over, has it read, and answers what became of it. */
    take: async (file: string | Uint8Array, asked: Asked = {}) =>
      run((await start(file, asked)).id, asked.now),
    rows: async (id: number) => (await readImportRows(db, agentId, { id, limit: 500 })).items,
  }
}

/** The five counts of an import. */
export const countsOf = ({ created, updated, unchanged, refused, withdrawn }: Import) => ({
  ...{ created, updated, unchanged, refused, withdrawn },
})
