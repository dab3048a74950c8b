import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'hearth-import-'
const DAY_MS = 24 * 3_600_000

/** A new folder for one import; whoever asks for it removes it. Those of killed processes go first. */
export async function makeOwnFolder(now = new Date()): Promise<string> {
  const before = now.getTime() - DAY_MS
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(PREFIX)) await removeIfOlder(join(tmpdir(), name), before)
  }
  return mkdtemp(join(tmpdir(), PREFIX))
}

/** No import needs its folder for a day. Another may remove it at the same time, or it is another user's. */
async function removeIfOlder(folder: string, before: number): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (!found || found.mtimeMs >= before) return
  await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}
