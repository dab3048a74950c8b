import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const USAGE =
  'pnpm newsletter:send FILE [--dry-run]\n' +
  'FILE is a text: the subject in its first line, then pieces with blank lines between them. Exits with 2 when nothing could be done.'

export interface Asked {
  path: string
  isDryRun: boolean
}

/** What was typed; undefined when it is not what USAGE says. Paths are those of whoever typed them. */
export function readArguments(typed: readonly string[], folder: string): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0) return
    return { path: resolve(folder, path), isDryRun: values['dry-run'] }
  } catch {
    return undefined
  }
}
