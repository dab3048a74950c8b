import { join } from 'node:path'
import { serverEnvironment } from './environment.ts'
import type { Session } from './session.ts'

/** Starts the server and resolves with the address at which it answers. */
export async function startServer(
  { root, supervisor }: Session,
  databaseUrl: string,
  nodeOptions: readonly string[] = [],
): Promise<string> {
  const address = await supervisor.start({
    name: 'The server',
    command: process.execPath,
    args: [...nodeOptions, join(root, 'apps', 'server', 'src', 'main.ts')],
    cwd: root,
    env: serverEnvironment(databaseUrl),
    output: 'shown',
  })
  return String(address)
}
