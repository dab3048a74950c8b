import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the built web app depends on. */
const SOURCES = [
  'pnpm-lock.yaml',
  'tsconfig.json',
  'apps/web/*.*',
  'apps/web/{src,public}/**/*.*',
  'packages/core/src/**/*.ts',
  'packages/illustrator/src/**/*.ts',
]

/** Tests are not built in, and generated files follow from the others. */
const IRRELEVANT = /\.(test|spec|gen)\.tsx?$/

/** Changes whenever the web app has to be built again. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root }).sort()) {
    if (IRRELEVANT.test(path)) continue
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}
