import { join } from 'node:path'
import { serverEnvironment } from './environment.ts'
import type { Session } from './session.ts'

/** Starts what works in the background, beside the server. */
export async function startWorker(
  { root, supervisor }: Session,
  databaseUrl: string,
  nodeOptions: readonly string[] = [],
): Promise<void> {
  await supervisor.start({
    name: 'The worker',
    command: process.execPath,
    args: [...nodeOptions, join(root, 'apps', 'worker', 'src', 'main.ts')],
    cwd: root,
    env: serverEnvironment(databaseUrl),
    output: 'shown',
    // Its jobs wait for it, and visitors need not notice.
    whenEnded: 'start again',
  })
}
