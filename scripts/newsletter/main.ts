// pnpm newsletter:send: writes a newsletter to everybody who is subscribed.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beginIssue, reachOf } from '../../packages/backend/src/newsletter/issues.ts'
import { readIssue } from '../../packages/core/src/newsletter/issue.ts'
import { createDatabase } from '../../packages/db/src/client.ts'
import { findDatabase } from '../import/database.ts'
import { readEnvironment } from '../start/environment.ts'
import { oneLine } from '../start/failure.ts'
import { type Asked, readArguments, USAGE } from './arguments.ts'
import { toldAfter, toldBefore } from './report.ts'

const NOTHING_DONE = 2

const asked = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
if (!asked) {
  console.error(USAGE)
  process.exit(NOTHING_DONE)
}

try {
  console.log(await send(asked))
} catch (error) {
  console.error(oneLine(error))
  process.exitCode = NOTHING_DONE
}
// The channel to whoever started us would keep this process.
process.disconnect?.()

/** Answers what is to be said about it. */
async function send({ path, isDryRun }: Asked): Promise<string> {
  const issue = readIssue(await readFile(path, 'utf8'))
  const root = resolve(import.meta.dirname, '..', '..')
  const database = await findDatabase(root, readEnvironment(root))
  const db = createDatabase(database.url)
  try {
    if (isDryRun) return toldBefore(issue.subject, await reachOf(db, issue, new Date()))
    return toldAfter(issue.subject, await beginIssue(db, issue, new Date()))
  } finally {
    await db.close()
    await database.stop()
  }
}
