import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openStorage } from '../../packages/adapters/src/storage/openStorage.ts'
import { holdCompany } from '../../packages/backend/src/agent/policy.ts'
import { receiveFile } from '../../packages/backend/src/file/mutations.ts'
import { readImport, readImportRows } from '../../packages/backend/src/import/data.ts'
import { startImport } from '../../packages/backend/src/import/mutations.ts'
import { runImport } from '../../packages/backend/src/import/run.ts'
import { enquiryRecipientOf, publicUrlOf } from '../../packages/config/src/addresses.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { siteConfigOf } from '../../packages/config/src/site.ts'
import { storageOptionsOf } from '../../packages/config/src/storage.ts'
import type { AgentId } from '../../packages/core/src/account/ids.ts'
import { createDatabase, type Database } from '../../packages/db/src/client.ts'
import { agents } from '../../packages/db/src/schema/agent.ts'
import type { Asked } from './arguments.ts'
import { rowLines, showProgress, sumLine } from './terminal.ts'

const ROWS_AT_ONCE = 500
const LOOK_AGAIN_MS = 500

/**
 * Does with a file what uploading it does, and tells the terminal what became of it. A worker may be faster,
 * takes up what breaks off here, and has the media of a ZIP left to it. Answers how to exit.
 */
export async function handOver(url: string, config: Config, asked: Asked): Promise<0 | 1 | 2> {
  const db = createDatabase(url)
  try {
    const agentId = asked.agentId as AgentId
    await assertActedFor(db, agentId)
    const storage = await openStorage(storageOptionsOf(config))
    // Opened by itself: what is not there is told like everything else.
    const opened = await open(asked.path)
    const file = {
      ...{ agentId, folder: 'import' as const, name: basename(asked.path) },
      body: opened.createReadStream(),
    }
    const { id: fileId } = await receiveFile({ db, storage }, file)
    const { mode, withdrawsMissing } = asked
    const { id: importId } = await startImport(db, agentId, { fileId, mode, withdrawsMissing })
    const settings = {
      publicUrl: publicUrlOf(config),
      enquiryRecipient: enquiryRecipientOf(config),
      site: siteConfigOf(config),
    }
    const stop = showProgress(() => readImport(db, agentId, importId))
    try {
      while (!(await runImport({ db, storage, settings, now: new Date() }, importId))) {
        await setTimeout(LOOK_AGAIN_MS)
      }
    } finally {
      stop()
    }
    const done = await readImport(db, agentId, importId)
    if (done.failure !== null) throw new Error(done.failure)
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof readImportRows>> = await readImportRows(db, agentId, {
        ...{ id: importId, cursor, limit: ROWS_AT_ONCE },
      })
      for (const row of page.items) for (const line of rowLines(row)) console.log(line)
      cursor = page.nextCursor
    }
    console.log(sumLine(done))
    return done.refused > 0 ? 1 : 0
  } finally {
    await db.close()
  }
}

/** Before the file is stored: the import would refuse it too. */
async function assertActedFor({ drizzle }: Database, agentId: AgentId): Promise<void> {
  const known = await drizzle.select({ id: agents.id }).from(agents)
  if (!known.some(({ id }) => id === agentId)) throw new Error(`No agent has the id ${agentId}.`)
  await holdCompany(drizzle, agentId)
}
