import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLocalStorage } from '@hearth/adapters/storage/localStorage.ts'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { countsOf, importWorld } from '@hearth/backend/testing/imports.ts'
import { madeUpFile, madeUpRow, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { expect, test } from 'vitest'

const ROWS = 3000
const KILLS = 4
const READER = fileURLToPath(new URL('./testing/importOnce.ts', import.meta.url))

/** Begins to read, and is killed some moments later. */
async function readAndDie(env: Record<string, string>, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [READER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  await sleep(afterMs)
  child.kill('SIGKILL')
  await ended
}

test(`an import whose worker is killed ${KILLS} times does and reports every row once`, {
  timeout: 120_000,
}, async () => {
  const db = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'hearth-killed-import-'))
  try {
    const { agentId } = await storeAgent(db, 'agent@example.com')
    const world = importWorld(db, agentId, createLocalStorage(folder))
    await world.take(madeUpFile([madeUpRow(ROWS + 1)]))
    const file = madeUpFile([...madeUpRows(ROWS), madeUpRow(1)])
    const { id } = await world.start(file, { withdrawsMissing: true })
    const env = { DATABASE_URL: db.url, FILES: folder, IMPORT_ID: String(id) }
    for (let nth = 0; nth < KILLS; nth += 1) await readAndDie(env, 150 + nth * 250)
    expect(countsOf(await world.run(id))).toEqual({
      ...{ created: ROWS, updated: 0, unchanged: 0, refused: 1, withdrawn: 1 },
    })
    const [stored] = await db.sql<{ homes: number; listed: number; rows: number }[]>`
      select (select count(*)::int from properties) as homes,
        (select count(*)::int from property_history where kind = 'listed') as listed,
        (select count(*)::int from import_rows where import_id = ${id}) as rows`
    expect(stored).toEqual({ homes: ROWS + 1, listed: ROWS + 1, rows: ROWS + 2 })
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
})
