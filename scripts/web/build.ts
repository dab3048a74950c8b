import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Supervisor } from '../supervisor/supervisor.ts'
import { compressAssets } from './compressAssets.ts'
import { hashOfSources } from './sources.ts'

/** Builds the web app into `apps/web/dist`, unless what lies there was built from the same sources. */
export async function buildWeb(root: string, supervisor: Supervisor): Promise<{ note?: string }> {
  const web = join(root, 'apps', 'web')
  const stamp = join(web, 'dist', '.sources')
  const sources = hashOfSources(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return { note: 'unchanged' }

  const { code, output } = await supervisor.run({
    name: 'the build of the web app',
    command: process.execPath,
    args: [join(web, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'],
    cwd: web,
    output: 'kept',
  })
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`)
  await compressAssets(join(web, 'dist', 'assets'))
  // Written last: a build that was cut short is done again.
  writeFileSync(stamp, sources)
  return {}
}
