import { resolve } from 'node:path'
import type { Config } from '../../packages/config/src/config.ts'
import { startEmbeddedPostgres } from '../../packages/db/src/embedded.ts'

/** The database of Hearth: the one that is set, else the embedded one, which is shared when it runs already. */
export async function findDatabase(
  root: string,
  { DATABASE_URL, HEARTH_DATA_DIR }: Config,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined }
  const dataDir = resolve(root, HEARTH_DATA_DIR)
  return startEmbeddedPostgres({ dataDir, log: (message) => console.error(message) })
}
