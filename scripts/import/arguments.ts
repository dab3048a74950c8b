import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const USAGE =
  'pnpm import:blm FILE --agent ID [--dry-run] [--withdraw-missing]\n' +
  'FILE is a BLM file, or a ZIP with one in it. Exits with 1 when rows were refused, with 2 when the file cannot be read.'

export interface Asked {
  path: string
  agentId: number
  mode: 'dryRun' | 'import'
  withdrawsMissing: boolean
}

/** What was typed; undefined when it is not what USAGE says. Paths are those of whoever typed them. */
export function readArguments(typed: readonly string[], folder: string): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        agent: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'withdraw-missing': { type: 'boolean', default: false },
      },
    })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0 || !/^[1-9]\d{0,8}$/.test(values.agent ?? '')) return
    return {
      path: resolve(folder, path),
      agentId: Number(values.agent),
      mode: values['dry-run'] ? 'dryRun' : 'import',
      withdrawsMissing: values['withdraw-missing'],
    }
  } catch {
    return undefined
  }
}
