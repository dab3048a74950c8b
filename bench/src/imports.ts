// Measures how long an import of listings takes, and how much memory.
// pnpm bench:imports [rows], 10,000 unless told.
import { setInterval } from 'node:timers'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { importWorld } from '@hearth/backend/testing/imports.ts'
import { madeUpFile, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { step, withDatabase } from './withDatabase.ts'

const ROWS = Number(process.argv[2] ?? 10_000)
const MEGABYTE = 1024 * 1024

/** Seconds, and megabytes of the process at their highest above what it had before. */
async function timed(work: () => Promise<unknown>) {
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 20)
  const began = performance.now()
  await work()
  clearInterval(watch)
  return {
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    'more memory, MB': Math.round((highest - before) / MEGABYTE),
  }
}

await withDatabase(async (_, url) => {
  // An import holds one connection for its lock.
  const db = createDatabase(url)
  const { agentId } = await storeAgent(db, 'agent@example.com')
  const world = importWorld(db, agentId)
  const file = madeUpFile(madeUpRows(ROWS))
  step(`${ROWS.toLocaleString('en-GB')} rows, ${(file.length / MEGABYTE).toFixed(1)} MB`)
  const took = {
    'a dry run': await timed(() => world.take(file, { mode: 'dryRun' })),
    'the first import': await timed(() => world.take(file)),
    'the same again': await timed(() => world.take(file)),
  }
  console.table(took)
  await db.close()
})
